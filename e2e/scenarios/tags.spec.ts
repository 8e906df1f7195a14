import { expectSameDocument, markDocument } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'tags' })

test('2.4.16 A reader goes through tags and authors', async ({
  page,
  open
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const link = (name: string) =>
    page.getByRole('main').getByRole('link', { name })
  await open('/blog/tags')
  await markDocument(page)

  await test.step('2.4.16 a tag leads to its posts without a new document', async () => {
    await link('release').click()
    await expect(page).toHaveURL('/blog/tags/release')
    await expect(heading).toHaveText('3 posts tagged with "release"')
  })

  await test.step('2.5.5 the tags of a doc link to their pages, which link to docs and to all tags', async () => {
    await expectSameDocument(page)
    await open('/docs/next/keys')
    await markDocument(page)
    await link('Storage and caches').click()
    await expect(page).toHaveURL('/docs/next/tags/keeping')
    await expect(heading).toHaveText('2 docs tagged with "Storage and caches"')
    await link('Values').click()
    await expect(page).toHaveURL('/docs/next/values')
    await page.goBack()
    await link('View all tags').click()
    await expect(page).toHaveURL('/docs/next/tags')
    await expect(heading).toHaveText('Tags')
    await expectSameDocument(page)
  })

  await test.step('2.4.15 portraits link to the page of the author', async () => {
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
})
