import { expect, test } from '../support/test.ts'

test('A page with a long word in its title fits a narrow screen', {
  tag: '@phone'
}, async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await test.step(`at ${width} px nothing scrolls sideways`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/docs/category/permissionsmanager')
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth
      )
      expect(wide).toBe(width)
    })
  }
})
