import type { Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/guide/start'
const kinds = [
  '/',
  '/docs/guide/basics/',
  '/docs/category/reference',
  '/blog',
  '/blog/newest',
  '/nope',
  '/blog/archive',
  '/blog/authors',
  start
]

test.use({ site: 'handbook' })

test('10.2 the head of each kind of page matches the served one after a client navigation, and again after going back', async ({
  page,
  open
}) => {
  await open(start)
  await markDocument(page)
  const served = new Map<string, readonly string[]>()
  for (const path of kinds) {
    const head = await readHead(page, path)
    expect(head.length).toBeGreaterThan(10)
    served.set(path, head)
    await (await addLink(page, path)).click()
    await expect(page).toHaveURL(path)
    await expect.poll(() => readHead(page)).toEqual(head)
  }
  for (const path of [start, ...kinds].slice(0, -1).reverse()) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(() => readHead(page)).toEqual(served.get(path))
  }
  await expectSameDocument(page)
})

for (const [number, file] of [
  ['10.1', '/blog/rss.xml'],
  ['10.1', '/blog/atom.xml'],
  ['10.3', '/sitemap.xml']
] as const) {
  test(`${number} ${file} is well-formed XML`, async ({ page, request }) => {
    const text = await (await request.get(file)).text()
    const complaint = await page.evaluate(xml => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      return parsed.querySelector('parsererror')?.textContent
    }, text)
    expect(complaint).toBe(undefined)
  })
}

/**
 * Read the title, root classes and tags, with structured data parsed.
 *
 * @param path a served page; by default, the current document
 */
function readHead(page: Page, path?: string): Promise<readonly string[]> {
  return page.evaluate(async address => {
    const shown =
      address === undefined
        ? document
        : new DOMParser().parseFromString(
            await (await fetch(address)).text(),
            'text/html'
          )
    const tags = [...shown.head.querySelectorAll('[data-head]')]
    const texts = tags.map(tag =>
      tag instanceof HTMLScriptElement
        ? JSON.stringify(JSON.parse(tag.text))
        : tag.outerHTML
    )
    return [...texts, shown.documentElement.className].sort()
  }, path)
}
