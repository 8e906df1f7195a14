import type { Page } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import { expectSameDocument, markDocument } from '../support/documentMark.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const start = '/docs/permissions/started'
const description =
  'Install @toolbox/permissions, declare device permissions once, explain before asking, and react to the answer.'

test.describe('10.2 Head tags of every page', { tag: '@once' }, () => {
  test('10.2 the first tags are the character set and the viewport', async ({
    page
  }) => {
    await page.goto(start)
    const first = await page
      .locator('head > *')
      .evaluateAll(elements =>
        elements.slice(0, 2).map(({ outerHTML }) => outerHTML)
      )
    expect(first).toEqual([
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1.0">'
    ])
  })

  const tags: readonly (readonly [string, string])[] = [
    ['name=generator', 'Toolbox Docs v3.7.0'],
    ['property="og:title"', 'Get started with permissions | Toolbox'],
    ['property="og:url"', `https://toolbox.example.com${start}`],
    ['property="og:locale"', 'en'],
    ['name="twitter:card"', 'summary_large_image'],
    ['name=description', description],
    ['property="og:description"', description],
    ['name=docusaurus_locale', 'en'],
    ['name="docsearch:language"', 'en'],
    ['name=docusaurus_version', 'current'],
    ['name="docsearch:version"', 'current'],
    ['name=docusaurus_tag', 'docs-default-current'],
    ['name="docsearch:docusaurus_tag"', 'docs-default-current']
  ]
  for (const [selector, content] of tags) {
    test(`10.2 meta[${selector}] is "${content}"`, async ({ page }) => {
      await page.goto(start)
      const tag = page.locator(`head > meta[${selector}]`)
      await expect(tag).toHaveCount(1)
      await expect(tag).toHaveAttribute('content', content)
    })
  }

  test('10.2 the canonical address is absolute, and so is each language', async ({
    page
  }) => {
    await page.goto(start)
    const url = `https://toolbox.example.com${start}`
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      url
    )
    expect(
      await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll(links =>
          links.map(link => [
            link.getAttribute('hreflang'),
            link.getAttribute('href')
          ])
        )
    ).toEqual([
      ['en', url],
      ['x-default', url]
    ])
  })

  test('10.2 the favicon is linked', async ({ page, request }) => {
    await page.goto(start)
    const icon = page.locator('link[rel=icon]')
    await expect(icon).toHaveAttribute('href', '/favicon.svg')
    expect((await request.get('/favicon.svg')).status()).toBe(200)
  })

  test('10.2 a page without a title of its own has that of the site', async ({
    page
  }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Toolbox')
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      'Toolbox'
    )
  })

  test('10.2 the language and its direction are on the root', async ({
    page
  }) => {
    await page.goto(start)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })

  const classes: readonly (readonly [string, string])[] = [
    [
      start,
      'plugin-docs plugin-id-default docs-wrapper docs-doc-page docs-version-current docs-doc-id-permissions/started'
    ],
    ['/blog', 'plugin-blog plugin-id-default blog-wrapper blog-list-page'],
    [
      '/blog/new-theme',
      'plugin-blog plugin-id-default blog-wrapper blog-post-page'
    ],
    ['/', 'plugin-pages plugin-id-default'],
    ['/nope', 'plugin-native plugin-id-default']
  ]
  for (const [path, names] of classes) {
    test(`10.2 the root of ${path} has the classes of its kind`, async ({
      page
    }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveClass(names)
    })
  }
})

test.describe('10.2 Head tags of the blog', { tag: '@once' }, () => {
  test('10.2 the lists have tags of their own', async ({ page }) => {
    for (const [path, tag] of [
      ['/blog', 'blog_posts_list'],
      ['/blog/authors', 'blog_authors_list'],
      ['/blog/archive', 'default'],
      ['/blog/new-theme', 'default']
    ] as const) {
      await page.goto(path)
      await expect(page.locator('meta[name=docusaurus_tag]')).toHaveAttribute(
        'content',
        tag
      )
    }
  })

  test('10.2 a post is an article with its time of publication', async ({
    page
  }) => {
    await page.goto('/blog/new-theme')
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute(
      'content',
      'article'
    )
    await expect(
      page.locator('meta[property="article:published_time"]')
    ).toHaveAttribute('content', '2024-11-19T00:00:00.000Z')
  })

  test('10.2 a post is described as a posting', async ({ page }) => {
    await page.goto('/blog/new-theme')
    expect(await readData(page)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      '@id': 'https://toolbox.example.com/blog/new-theme',
      headline: 'A new theme for the docs',
      datePublished: '2024-11-19T00:00:00.000Z',
      author: [{ name: 'Documentation team' }, { name: 'Toolbox maintainers' }]
    })
  })

  test('10.2 the list is described as a blog with its postings', async ({
    page
  }) => {
    await page.goto('/blog')
    expect(await readData(page)).toMatchObject({
      '@type': 'Blog',
      '@id': 'https://toolbox.example.com/blog',
      blogPost: [
        { headline: 'New docs for locales and permissions' },
        { headline: 'A new theme for the docs' }
      ]
    })
  })

  test.describe(() => {
    test.use({ site: 'handbook' })

    test('10.2 a post names the pages of its authors and its tags', async ({
      page
    }) => {
      await page.goto('/blog/newest')
      await expect(
        page.locator('meta[property="article:author"]')
      ).toHaveAttribute('content', 'https://ada.example.com')
      await expect(
        page.locator('meta[property="article:tag"]')
      ).toHaveAttribute('content', 'release,handbook')
    })

    test('10.2 an unlisted page is not for search engines', async ({
      page
    }) => {
      for (const path of ['/blog/unlisted', '/docs/guide/unlisted']) {
        await page.goto(path)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute(
          'content',
          'noindex, nofollow'
        )
      }
    })
  })
})

const kinds = [
  '/',
  start,
  '/docs/form/',
  '/docs/category/query-manager',
  '/blog',
  '/blog/new-theme',
  '/blog/archive',
  '/blog/authors',
  '/nope'
]

test.describe('10.2 Head tags after a client navigation', {
  tag: '@once'
}, () => {
  for (const path of kinds) {
    test(`10.2 ${path} has the same head as when it is served`, async ({
      page
    }) => {
      await page.goto(path)
      const served = await readHead(page)
      expect(served.length).toBeGreaterThan(10)
      for (const from of [start, '/blog'].filter(other => other !== path)) {
        await openPage(page, from)
        await markDocument(page)
        await (await addLink(page, path)).click()
        await expect(page).toHaveURL(path)
        await expect.poll(() => readHead(page)).toEqual(served)
        await expectSameDocument(page)
      }
    })
  }

  test('10.2 the head of the page before comes back with it', async ({
    page
  }) => {
    await openPage(page, start)
    const before = await readHead(page)
    await (await addLink(page, '/blog/new-theme')).click()
    await expect(page).toHaveTitle('A new theme for the docs | Toolbox')
    await page.goBack()
    await expect(page).toHaveTitle('Get started with permissions | Toolbox')
    await expect.poll(() => readHead(page)).toEqual(before)
  })
})

/** Read title, root classes and tags; structured data as values. */
async function readHead(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tags = [...document.head.querySelectorAll('[data-head]')]
    const texts = tags.map(tag =>
      tag instanceof HTMLScriptElement
        ? JSON.stringify(JSON.parse(tag.text))
        : tag.outerHTML
    )
    return [...texts, document.documentElement.className].sort()
  })
}

async function readData(page: Page): Promise<unknown> {
  const text = await page
    .locator('script[type="application/ld+json"]')
    .textContent()
  return JSON.parse(text ?? 'null')
}
