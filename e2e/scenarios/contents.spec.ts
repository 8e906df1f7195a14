import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { scrollTo, waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'

test('2.8.2 The table of contents is beside the text', async ({
  page,
  open
}) => {
  await open(start)
  const { contents, panel } = findContents(page)

  await test.step('2.8.2 it is right of the text, stays in view and scrolls by itself', async () => {
    await scrollTo(page, 1500)
    await expect(contents).toBeInViewport()
    await expect(contents).toHaveCSS('position', 'sticky')
    await expect(contents).toHaveCSS('overflow-y', 'auto')
    const text = await readBox(page.locator('main article'))
    expect((await readBox(contents)).x).toBeGreaterThanOrEqual(text.right)
  })

  await test.step('2.8.3 on small screens, up to 996 pixels, a panel replaces it', async () => {
    await expect(panel).toBeHidden()
    await page.setViewportSize({ width: 997, height: 800 })
    await expect(contents).toBeVisible()
    await expect(panel).toBeHidden()
    await page.setViewportSize({ width: 996, height: 800 })
    await expect(contents).toBeHidden()
    await expect(panel).toBeVisible()
  })
})

test('2.8.5 The current heading is highlighted', async ({
  page,
  open,
  bar
}) => {
  const { contents, active } = findContents(page)

  await test.step('2.8.5 it is highlighted on arrival, without scrolling', async () => {
    await open(`${start}#react-to-the-status`)
    await expect(active).toHaveText('React to the status')
  })

  await open(start)
  await test.step('2.8.5 a heading in the upper half of the view is highlighted', async () => {
    await placeHeading(page, 'ask-when-it-is-needed', 300)
    await expect(active).toHaveText('Ask when it is needed')
  })

  await test.step('2.8.5 so is another one once the window is lower', async () => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await expect(active).toHaveText('Explain before asking')
  })

  await test.step('2.8.5 a heading behind the navbar counts as past', async () => {
    await page.setViewportSize({ width: 1280, height: 3600 })
    await placeHeading(page, 'explain-before-asking', 57)
    await expect(active).toHaveText('Explain before asking')
    await placeHeading(page, 'explain-before-asking', 54)
    await expect(active).toHaveText('Ask when it is needed')
  })

  await test.step('12.7 an entry links to its heading, below the navbar', async () => {
    const entry = contents.getByRole('link').nth(2)
    const hash = (await entry.getAttribute('href')) ?? ''
    await entry.click()
    await expect(page).toHaveURL(new RegExp(`${hash}$`))
    await expect(entry).toHaveAttribute('aria-current', /./)
    const { y } = await readBox(page.locator(hash))
    expect(y).toBeGreaterThanOrEqual((await readBox(bar.root)).height)
  })

  await test.step('2.8.5 the table keeps the highlighted entry in view', async () => {
    await page.setViewportSize({ width: 1280, height: 260 })
    await open('/docs/modals/api')
    await scrollTo(page, 5000)
    await expect(active).toHaveCount(1)
    await expect(active).toBeInViewport()
    const top = await contents.evaluate(({ scrollTop }) => scrollTop)
    expect(top).toBeGreaterThan(0)
  })
})

test.describe('2.8 Table of contents with a long label', () => {
  test.use({ site: 'manual' })

  test('2.8.3 its button covers no breadcrumb', { tag: '@phone' }, async ({
    page,
    open
  }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await open('/docs/area/nested')
    const button = await readBox(
      page.locator('summary', { hasText: 'What stands on this very page' })
    )
    const crumb = await readBox(
      page
        .getByRole('navigation', { name: 'Breadcrumbs' })
        .getByText('Nested', { exact: true })
    )
    // The button is 10 px higher and lower than its line.
    expect(button.y + 10).toBeGreaterThanOrEqual(crumb.bottom)
  })
})

test('2.8.3 A reader opens the table of contents on a phone', {
  tag: '@phone'
}, async ({ page, open }) => {
  await open(start)
  const { panel } = findContents(page)
  const summary = panel.getByText('On this page')
  const entry = panel.getByRole('link', { name: 'Next steps' })

  await test.step('2.8.3 a closed panel is above the text', async () => {
    await expect(panel).toBeVisible()
    await expect(panel).not.toHaveAttribute('open')
    await expect(entry).toBeHidden()
    const text = await readBox(page.locator('main .prose'))
    expect((await readBox(panel)).y).toBeLessThan(text.y)
  })

  await test.step('2.8.3 it opens by touch, closes by keyboard, and stays open after an entry was chosen', async () => {
    await summary.tap()
    await expect(panel).toHaveAttribute('open')
    await expect(entry).toBeVisible()
    await summary.press('Enter')
    await expect(panel).not.toHaveAttribute('open')
    await summary.press('Enter')
    await entry.tap()
    await expect(page).toHaveURL(`${start}#next-steps`)
    await expect(panel).toHaveAttribute('open')
  })
})

function findContents(page: Page) {
  const contents = page.getByRole('navigation', { name: 'Table of contents' })
  return {
    contents,
    active: contents.locator('[aria-current]'),
    panel: page.locator('details', { hasText: 'On this page' })
  }
}

/** Scroll until a heading is the given distance below the top of the view. */
async function placeHeading(
  page: Page,
  id: string,
  top: number
): Promise<void> {
  const y = await page
    .locator(`[id="${id}"]`)
    .evaluate(heading => window.scrollY + heading.getBoundingClientRect().top)
  await scrollTo(page, Math.round(y - top))
  await waitForFrames(page)
}
