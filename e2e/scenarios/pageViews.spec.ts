import { expectSameDocument, markDocument } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'glossary' })

test("the component of a feature's pages loads with the first of them", async ({
  page,
  open
}) => {
  await open('/docs/caching')
  const component = page.locator('script[src*="/assets/views/glossary."]')
  const sheet = page.locator('link[href*="/assets/views/glossary."]')
  await expect(component).toHaveCount(0)
  await expect(sheet).toHaveCount(0)
  await markDocument(page)
  await (await addLink(page, '/docs/glossary')).click()
  await expect(page.locator('main h1')).toHaveText('Our words')
  await expectSameDocument(page)
  await expect(component).toHaveCount(1)
  await expect(page.locator('main h1 + p')).toHaveCSS('font-style', 'italic')
})

test("a served page of a feature is hydrated with the page's component", async ({
  page,
  open
}) => {
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await open('/docs/glossary')
  await expect(page.locator('main dt')).toHaveText(['cache', 'stale'])
  await expect(page.locator('main h1 + p')).toHaveCSS('font-style', 'italic')
  expect(errors).toEqual([])
})
