import { findTooWide } from '../sweeps/findMisfits.ts'
import { expectHidden, expectScroll, focus, open, scrollTo } from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'
const backToTop = '[aria-label="Scroll back to top"]'

test('12.4 4.6.3 a dismissed announcement stays hidden', async ({ page }) => {
  await open(page, doc)
  await page.click('[role=banner] button[aria-label=Close]')
  await expectHidden(page, '[role=banner]')
  await page.reload()
  await page.waitForHydration()
  await expectHidden(page, '[role=banner]')
})

test("0.3 4.6.5 an announcement that can't be closed ignores a stored dismissal", async ({
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

test('4.7.2 4.7.4 scrolling up shows a button that leads back to the top', async ({
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

test('4.5.2 a hideable navbar hides while the reader scrolls down, and reappears when they scroll up', async ({
  page
}) => {
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
})

test('1.1.5 the focus outline shows only when the reader uses the keyboard', async ({
  page
}) => {
  await open(page, '/docs/content/tabs')
  await page.click('[role=tab]', 'Apple')
  await page.see('[role=tab]:focus', 'Apple')
  expect(await readOutline(page)).toBe('none')
  await page.press('Tab')
  await expect.poll(() => readOutline(page)).not.toBe('none')
})

test("4.3 at 200 % zoom, a page keeps all its functions and doesn't scroll sideways", async ({
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
