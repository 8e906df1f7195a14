import { openPage } from '../support/openPage.ts'
import { readScroll, scrollTo, waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('4.11 Pause of scroll events', () => {
  test.use({ site: 'hideable' })

  test('4.11 a tab stays where it was clicked, and nothing takes it for a scroll', async ({
    page
  }) => {
    await openPage(page, '/docs/tabs')
    const tab = page.getByRole('tab', { name: 'Tall' }).nth(1)
    const y = await tab.evaluate(
      element => element.getBoundingClientRect().top + window.scrollY - 300
    )
    await scrollTo(page, y + 10)
    await scrollTo(page, y)
    const navbar = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByLabel('Scroll back to top')
    await expect(navbar).toBeInViewport()
    await expect(button).toBeVisible()
    const before = { tab: await tab.boundingBox(), y: await readScroll(page) }
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => readScroll(page)).toBeGreaterThan(before.y + 100)
    await waitForFrames(page)
    await waitForFrames(page)
    expect((await tab.boundingBox())?.y).toBeCloseTo(before.tab?.y ?? 0, 0)
    await expect(navbar).toBeInViewport()
    await expect(button).toBeVisible()
  })

  test('4.11 the next scroll counts again', async ({ page }) => {
    await openPage(page, '/docs/tabs')
    const tab = page.getByRole('tab', { name: 'Tall' }).nth(1)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await waitForFrames(page)
    await waitForFrames(page)
    const y = await readScroll(page)
    await scrollTo(page, y - 50)
    const button = page.getByLabel('Scroll back to top')
    await expect(button).toBeVisible()
    await scrollTo(page, y)
    await expect(button).toBeHidden()
  })
})
