import { addLink } from '../support/addLink.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.use({ site: 'everything' })

test('2.9.18 an enlarged image does not stay when the reader goes back', async ({
  page
}) => {
  await openPage(page, '/docs/plain')
  await (await addLink(page, '/docs/images')).click()
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: /^Enlarge the image/ }).click()
  await expect(dialog.getByRole('img')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/docs/plain')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('body')).toBeFocused()
})
