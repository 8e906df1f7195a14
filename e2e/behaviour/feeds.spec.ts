import type { Page } from '@playwright/test'
import { sendRequest } from '../support/sendRequest.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('10.1 Feeds', { tag: '@once' }, () => {
  for (const [path, type] of [
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/blog/atom.xml', 'application/atom+xml; charset=utf-8']
  ] as const) {
    test(`10.1 ${path} is served as a feed`, async ({ origin }) => {
      const { status, headers } = await sendRequest(origin, { path })
      expect(status).toBe(200)
      expect(headers['content-type']).toBe(type)
    })
  }

  test('10.1 every page names both feeds', async ({ page }) => {
    for (const path of ['/', '/docs/form/', '/blog/archive', '/nope']) {
      await page.goto(path)
      expect(
        await page
          .locator('head link[rel=alternate][type]')
          .evaluateAll(links =>
            links.map(link => [
              link.getAttribute('type'),
              link.getAttribute('href'),
              link.getAttribute('title')
            ])
          )
      ).toEqual([
        ['application/rss+xml', '/blog/rss.xml', 'Toolbox RSS Feed'],
        ['application/atom+xml', '/blog/atom.xml', 'Toolbox Atom Feed']
      ])
    }
  })

  test('10.1 the RSS channel is titled, linked, dated and in its language', async ({
    page
  }) => {
    expect(
      await readTexts(page, '/blog/rss.xml', 'rss > channel', [
        'title',
        'description',
        'link',
        'language',
        'lastBuildDate',
        'copyright'
      ])
    ).toEqual({
      title: 'Toolbox Blog',
      description: 'Toolbox Blog',
      link: 'https://toolbox.example.com/blog',
      language: 'en',
      lastBuildDate: 'Tue, 18 Feb 2025 00:00:00 GMT',
      copyright: 'Toolbox Docs 0.0.12'
    })
  })

  test('10.1 the Atom feed has the favicon as its icon', async ({ page }) => {
    expect(
      await readTexts(page, '/blog/atom.xml', 'feed', [
        'id',
        'title',
        'subtitle',
        'updated',
        'icon',
        'rights'
      ])
    ).toEqual({
      id: 'https://toolbox.example.com/blog',
      title: 'Toolbox Blog',
      subtitle: 'Toolbox Blog',
      updated: '2025-02-18T00:00:00.000Z',
      icon: 'https://toolbox.example.com/favicon.svg',
      rights: 'Toolbox Docs 0.0.12'
    })
  })

  test('10.1 an RSS item has title, link, guid, date and description', async ({
    page
  }) => {
    expect(
      await readTexts(page, '/blog/rss.xml', 'item', [
        'title',
        'link',
        'guid',
        'pubDate',
        'description'
      ])
    ).toEqual({
      title: 'New docs for locales and permissions',
      link: 'https://toolbox.example.com/blog/locales-permissions-docs',
      guid: 'https://toolbox.example.com/blog/locales-permissions-docs',
      pubDate: 'Tue, 18 Feb 2025 00:00:00 GMT',
      description:
        'A guide for translating apps and a full section about device permissions are now part of the documentation.'
    })
  })

  test('10.1 an Atom entry has title, id, date and summary', async ({
    page
  }) => {
    expect(
      await readTexts(page, '/blog/atom.xml', 'entry', [
        'title',
        'id',
        'updated',
        'summary'
      ])
    ).toEqual({
      title: 'New docs for locales and permissions',
      id: 'https://toolbox.example.com/blog/locales-permissions-docs',
      updated: '2025-02-18T00:00:00.000Z',
      summary:
        'A guide for translating apps and a full section about device permissions are now part of the documentation.'
    })
  })

  for (const [path, element] of [
    ['/blog/rss.xml', 'content:encoded'],
    ['/blog/atom.xml', 'content']
  ] as const) {
    test(`10.1 ${path} holds the whole text, past the truncation marker`, async ({
      page
    }) => {
      const [html = ''] = await readContents(page, path, element)
      expect(html).toContain('Two topics that every app meets')
      expect(html).toContain('<h2 id="translate-an-app">')
      expect(html).not.toContain('truncate')
    })

    test(`10.1 every address in the texts of ${path} is absolute`, async ({
      page
    }) => {
      const contents = await readContents(page, path, element)
      const addresses = contents.flatMap(html =>
        [...html.matchAll(/ (?:href|src|srcset)="([^"]*)"/g)].map(
          ([, value = '']) => value
        )
      )
      expect(addresses.length).toBeGreaterThan(3)
      expect(addresses.filter(value => !/^https?:/.test(value))).toEqual([])
    })
  }

  test('10.1 posts come newest first', async ({ page }) => {
    await page.goto('/')
    const dates = await page.evaluate(async () => {
      const text = await (await fetch('/blog/atom.xml')).text()
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      return [...feed.querySelectorAll('entry > updated')].map(
        ({ textContent }) => textContent ?? ''
      )
    })
    expect(dates).toHaveLength(2)
    expect(dates).toEqual([...dates].sort().reverse())
  })
})

test.describe('10.1 Feeds of a larger blog', { tag: '@once' }, () => {
  test.use({ site: 'handbook' })

  test('10.1 drafts and unlisted posts are left out', async ({ page }) => {
    await page.goto('/')
    const titles = await page.evaluate(async () => {
      const text = await (await fetch('/blog/rss.xml')).text()
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      return [...feed.querySelectorAll('item > title')].map(
        ({ textContent }) => textContent
      )
    })
    expect(titles).toContain('The newest post')
    expect(titles).not.toContain('A draft post')
    expect(titles).not.toContain('An unlisted post')
  })

  test('10.1 tags are categories', async ({ page }) => {
    await page.goto('/')
    const categories = await page.evaluate(async () => {
      const text = await (await fetch('/blog/rss.xml')).text()
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      const item = feed.querySelector('item')
      return [...(item?.querySelectorAll('category') ?? [])].map(
        ({ textContent }) => textContent
      )
    })
    expect(categories).toEqual(['release', 'handbook'])
  })

  test('10.1 Atom names all authors, RSS those with a name and an address', async ({
    page
  }) => {
    await page.goto('/')
    const authors = await page.evaluate(async () => {
      async function read(file: string, selector: string) {
        const text = await (await fetch(`/blog/${file}.xml`)).text()
        const feed = new DOMParser().parseFromString(text, 'application/xml')
        const first = feed.querySelector('item, entry')
        return [...(first?.querySelectorAll(selector) ?? [])].map(element =>
          [...element.childNodes]
            .map(({ textContent }) => textContent?.trim() ?? '')
            .filter(Boolean)
        )
      }
      return {
        atom: await read('atom', 'author'),
        rss: await read('rss', 'author')
      }
    })
    expect(authors).toEqual({
      atom: [
        ['Ada', 'https://ada.example.com/'],
        ['Grace', 'grace@example.com']
      ],
      rss: [['grace@example.com (Grace)']]
    })
  })
})

test.describe('10.1 A site without posts', { tag: '@once' }, () => {
  test.use({ site: 'hideable' })

  test('10.1 has no feeds and names none', async ({ page, origin }) => {
    for (const path of ['/blog/rss.xml', '/blog/atom.xml']) {
      expect((await sendRequest(origin, { path })).status).toBe(404)
    }
    await page.goto('/')
    await expect(page.locator('link[type$="+xml"]')).toHaveCount(0)
  })
})

/** Read the texts of the first element's children in a feed. */
async function readTexts(
  page: Page,
  file: string,
  parent: string,
  names: readonly string[]
): Promise<Readonly<Record<string, string>>> {
  await page.goto('/')
  return page.evaluate(
    async ([address, selector, children]) => {
      const text = await (await fetch(address)).text()
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      const element = feed.querySelector(selector)
      return Object.fromEntries(
        children.map(name => [
          name,
          element?.querySelector(`:scope > ${name}`)?.textContent?.trim() ?? ''
        ])
      )
    },
    [file, parent, names] as const
  )
}

async function readContents(
  page: Page,
  file: string,
  element: string
): Promise<readonly string[]> {
  await page.goto('/')
  return page.evaluate(
    async ([address, name]) => {
      const text = await (await fetch(address)).text()
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      return [...feed.getElementsByTagName(name)].map(
        ({ textContent }) => textContent ?? ''
      )
    },
    [file, element] as const
  )
}
