import { expect, test } from '../support/test.ts'

test.use({ site: 'tags' })

test('2.4.15 portraits link to the page of the author', async ({
  page,
  open
}) => {
  for (const address of ['/blog/2025/05/05/five', '/blog', '/blog/authors']) {
    await open(address)
    const portrait = page
      .getByRole('main')
      .locator('li, article', { hasText: 'Ada Lovelace' })
      .locator('img')
      .first()
    // Forced, because the click is for the link that covers it.
    await portrait.click({ force: true })
    await expect(page).toHaveURL('/blog/authors/ada')
  }
})
