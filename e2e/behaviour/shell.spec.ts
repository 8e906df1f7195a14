import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('1.1 Order and landmarks', () => {
  test.use({ site: 'handbook' })

  test('1.1.1 x', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(page.locator('main')).toHaveCount(1)
  })
})
