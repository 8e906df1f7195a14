import type { Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'
const kinds = [
  '/',
  '/docs/form/',
  '/docs/category/query-manager',
  '/blog',
  '/blog/new-theme',
  '/nope',
  '/blog/archive',
  '/blog/authors',
  start
]

test('10.2 Head tags follow a client navigation', async ({ page, open }) => {
  await open(start)
  await markDocument(page)
  const served = new Map<string, readonly string[]>()
  for (const path of kinds) {
    await test.step(`10.2 ${path} has the same head as when served`, async () => {
      const head = await readHead(page, path)
      expect(head.length).toBeGreaterThan(10)
      served.set(path, head)
      await (await addLink(page, path)).click()
      await expect(page).toHaveURL(path)
      await expect.poll(() => readHead(page)).toEqual(head)
    })
  }
  for (const path of [start, ...kinds].slice(0, -1).reverse()) {
    await test.step(`10.2 the head of ${path} is restored with it`, async () => {
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(() => readHead(page)).toEqual(served.get(path))
    })
  }
  await expectSameDocument(page)
  for (const file of ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml']) {
    await test.step(`10.1 10.3 ${file} is well-formed XML`, async () => {
      expect(await parseXml(page, file)).toBe('')
    })
  }
})

/** What a browser says against a file; nothing where it can be parsed. */
function parseXml(page: Page, file: string): Promise<string> {
  return page.evaluate(async address => {
    const text = await (await fetch(address)).text()
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    return parsed.querySelector('parsererror')?.textContent ?? ''
  }, file)
}

/**
 * Read title, root classes and tags; structured data as values.
 *
 * @param path of a served page; without it, read the current document
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
