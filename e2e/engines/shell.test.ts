import { findTooWide } from '../sweeps/findMisfits.ts'
import { expectHidden, expectScroll, focus, open, scrollTo } from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, isFirefox, test } from './test.ts'

const doc = '/docs/guide/start'
const backToTop = '[aria-label="Scroll back to top"]'

test('12.4 4.6.3 a dismissed announcement stays away', async ({ page }) => {
  await open(page, doc)
  await page.click('[role=banner] button[aria-label=Close]')
  await expectHidden(page, '[role=banner]')
  await page.reload()
  await page.waitForHydration()
  await expectHidden(page, '[role=banner]')
})

test('0.3 4.6.5 an announcement that can’t be closed ignores a stored dismissal', async ({
  page
}) => {
  await open(page, '/docs/start', 'manual')
  await page.evaluate(() =>
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  )
  await page.reload()
  await page.waitForHydration()
  await page.see('[role=banner]')
  await expectHidden(page, '[role=banner] button')
})

test('4.7.2 4.7.4 a button that shows when the reader scrolls up leads back to the top', async ({
  page
}) => {
  await open(page, '/docs/long', 'hideable')
  await scrollTo(page, 1000)
  await expectHidden(page, backToTop)
  await scrollTo(page, 990)
  await page.click(backToTop)
  await expectScroll(page, 0)
  await expectHidden(page, backToTop)
})

// In one WebKit run in three the bar stays, for a reason that isn't known yet.
test.runIf(isFirefox)(
  '4.5.2 a bar that hides does so while the reader scrolls down, and shows when they scroll up',
  async ({ page }) => {
    await open(page, '/docs/long', 'hideable')
    await scrollTo(page, 500)
    await scrollTo(page, 600)
    await page.waitFor(
      () =>
        (document.querySelector('nav')?.getBoundingClientRect().bottom ?? 0) < 0
    )
    await scrollTo(page, 550)
    await page.waitFor(
      () => document.querySelector('nav')?.getBoundingClientRect().top === 0
    )
  }
)

test('1.1.5 only a reader who uses the keyboard sees what has the focus', async ({
  page
}) => {
  await open(page, '/docs/content/tabs')
  await page.click('[role=tab]', 'Apple')
  await page.see('[role=tab]:focus', 'Apple')
  expect(await readOutline(page)).toBe('none')
  await page.press('Tab')
  expect(await readOutline(page)).not.toBe('none')
})

test('12.9 1.2.5 after a navigation the next Tab reaches the skip link', async ({
  page
}) => {
  await open(page, doc)
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
  await page.press('Tab')
  await page.see('a:focus', 'Skip to main content')
  const { left, top } = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect()
    return { left: box?.left, top: box?.top }
  })
  expect({ left, top }).toEqual({ left: 16, top: 16 })
})

test('4.3 zoomed to 200 % a page keeps all it offers, without scrolling sideways', async ({
  page
}) => {
  await page.resize(640, 400)
  await open(page, doc)
  expect(await findTooWide(page)).toEqual([])
  for (const control of [
    '[aria-label="Toggle navigation bar"]',
    'nav button[aria-haspopup=dialog]',
    'main summary',
    'main nav[aria-label="Docs pages"] a'
  ]) {
    await focus(page, control)
    await page.waitFor(() => {
      const box = document.activeElement?.getBoundingClientRect()
      return box !== undefined && box.left >= 0 && box.right <= 640
    })
  }
  await page.click('[aria-label="Toggle navigation bar"]')
  await page.see('dialog[open] nav a')
  await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>(
      'dialog nav[aria-label="Docs sidebar"] a'
    )
    ;[...links].at(-1)?.focus()
  })
  await page.waitFor(() => {
    const { top, bottom } =
      document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    return top > 56 && bottom <= innerHeight
  })
})

test('11.4 a page offers to save the docs for offline reading', async ({
  page,
  serve
}) => {
  const { origin } = await serve('handbook')
  await page.open(`${origin}/offline`)
  await page.waitForHydration()
  await page.click('main button', 'Save all pages')
  await page.waitFor(() =>
    document
      .querySelector('main [role=status]')
      ?.textContent?.includes('All pages are saved.')
  )
})

function readOutline(page: EnginePage): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as Element
    return getComputedStyle(element).outlineStyle
  })
}
