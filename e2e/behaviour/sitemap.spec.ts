import { sendRequest } from '../support/sendRequest.ts'
import { expect, test } from '../support/siteTest.ts'
import { routeTable } from './routeTable.ts'

test.describe('10.3 Sitemap', { tag: '@once' }, () => {
  test('10.3 it lists every page once, by its absolute address', async ({
    origin
  }) => {
    const addresses = readAddresses(await readSitemap(origin))
    const expected = routeTable.map(
      path => `https://toolbox.example.com${path}`
    )
    expect([...addresses].sort()).toEqual([...expected].sort())
  })

  test('10.3 every entry says weekly and 0.5, and no date', async ({
    origin
  }) => {
    const sitemap = await readSitemap(origin)
    const entries = sitemap.match(/<url>.*?<\/url>/gs) ?? []
    expect(entries).toHaveLength(routeTable.length)
    for (const entry of entries) {
      expect(entry).toContain('<changefreq>weekly</changefreq>')
      expect(entry).toContain('<priority>0.5</priority>')
      expect(entry).not.toContain('lastmod')
    }
  })

  test('10.3 it is well-formed XML in the namespace of sitemaps', async ({
    page
  }) => {
    await page.goto('/')
    const root = await page.evaluate(async () => {
      const response = await fetch('/sitemap.xml')
      const document = new DOMParser().parseFromString(
        await response.text(),
        'application/xml'
      )
      const { localName, namespaceURI } = document.documentElement
      return [localName, namespaceURI, response.headers.get('content-type')]
    })
    expect(root).toEqual([
      'urlset',
      'http://www.sitemaps.org/schemas/sitemap/0.9',
      'application/xml; charset=utf-8'
    ])
  })

  test.describe(() => {
    test.use({ site: 'handbook' })

    test('10.3 unlisted pages, drafts and the not-found page are left out', async ({
      origin
    }) => {
      const addresses = readAddresses(await readSitemap(origin)).join('\n')
      expect(addresses).toContain('/blog/newest')
      for (const name of ['unlisted', 'draft', '404', 'offline']) {
        expect(addresses).not.toContain(`/${name}`)
      }
    })
  })
})

async function readSitemap(origin: string): Promise<string> {
  const { body } = await sendRequest(origin, { path: '/sitemap.xml' })
  return body.toString()
}

function readAddresses(sitemap: string): readonly string[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address
  )
}
