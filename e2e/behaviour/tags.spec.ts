import type { Locator, Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/documentMark.ts'
import { findViolations } from '../support/findViolations.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { store } from '../support/storage.ts'

test.use({ site: 'tags' })

test.describe('2.4.16 All tags of the blog', () => {
  test('2.4.16 tags stand below their upper-case first letter', async ({
    page
  }) => {
    await openPage(page, '/blog/tags')
    await expect(page).toHaveTitle('Tags | Notes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
    await expect(letters(page)).toHaveText(['Å', 'R'])
    await expect(group(page, 'R').getByRole('link')).toHaveText([
      'React Native 1',
      'release 3'
    ])
  })

  test('2.4.16 the tags of unlisted posts alone are left out', async ({
    page,
    request
  }) => {
    await openPage(page, '/blog/tags')
    await expect(page.getByRole('main')).not.toContainText('internal')
    expect((await request.get('/blog/tags/internal')).status()).toBe(404)
  })

  test('2.4.16 a tag leads to its posts without a new document', async ({
    page
  }) => {
    await openPage(page, '/blog/tags')
    await markDocument(page)
    await group(page, 'R').getByRole('link', { name: 'release' }).click()
    await expect(page).toHaveURL('/blog/tags/release')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '3 posts tagged with "release"'
    )
    await expectSameDocument(page)
  })
})

test.describe('2.4.16 Posts with a tag', () => {
  test('2.4.16 a tag of one post says so', async ({ page }) => {
    await openPage(page, '/blog/tags/react-native')
    await expect(page).toHaveTitle(
      'One post tagged with "React Native" | Notes'
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'One post tagged with "React Native"'
    )
    await expect(titles(page)).toHaveText(['The fifth'])
  })

  test('2.4.16 posts are on pages as in the list, unlisted ones left out', async ({
    page
  }) => {
    await openPage(page, '/blog/tags/release')
    await expect(titles(page)).toHaveText(['The fifth', 'The fourth'])
    await page.getByRole('link', { name: 'Older entries' }).click()
    await expect(page).toHaveURL('/blog/tags/release/page/2')
    await expect(titles(page)).toHaveText(['The third'])
    await page.getByRole('link', { name: 'Newer entries' }).click()
    await expect(page).toHaveURL('/blog/tags/release')
  })

  test('2.4.16 a tag in another case is the same tag', async ({ page }) => {
    await openPage(page, '/blog/2025/04/04/four')
    await expect(tagsOf(page).getByRole('link')).toHaveText(['release'])
  })

  test('2.4.16 a tag may have an address and a description of its own', async ({
    page
  }) => {
    await openPage(page, '/blog/tags/length')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'One post tagged with "Ångström"'
    )
    await expect(page.getByText('How long things are.')).toBeVisible()
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'How long things are.'
    )
  })

  test('2.4.16 the page of a tag leads to all tags', async ({ page }) => {
    await openPage(page, '/blog/tags/release')
    await page.getByRole('link', { name: 'View all tags' }).click()
    await expect(page).toHaveURL('/blog/tags')
  })

  test('2.4.16 the tags of a post lead to their pages', async ({ page }) => {
    await openPage(page, '/blog/2025/05/05/five')
    await tagsOf(page).getByRole('link', { name: 'React Native' }).click()
    await expect(page).toHaveURL('/blog/tags/react-native')
  })

  test('2.4.16 a tag without a page is plain text', async ({ page }) => {
    await openPage(page, '/blog/2025/01/01/hidden')
    await expect(tagsOf(page).getByRole('listitem')).toHaveText([
      'release',
      'internal'
    ])
    await expect(tagsOf(page).getByRole('link')).toHaveText(['release'])
  })

  test('2.4.16 an unknown tag is not found', async ({ page }) => {
    const answer = await page.goto('/blog/tags/nope')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Page Not Found'
    )
  })
})

test.describe('2.5.5 Tags of docs', () => {
  test('2.5.5 the tags of a doc lead to their pages', async ({ page }) => {
    await openPage(page, '/docs/next/keys')
    await tagsOf(page).getByRole('link', { name: 'Storage and caches' }).click()
    await expect(page).toHaveURL('/docs/next/tags/keeping')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '2 docs tagged with "Storage and caches"'
    )
    await expect(page.getByText('What stays when the page goes.')).toBeVisible()
  })

  test('2.5.5 the page of a tag lists docs with their descriptions', async ({
    page
  }) => {
    await openPage(page, '/docs/next/tags/keeping')
    const docs = page.getByRole('article').getByRole('article')
    await expect(docs).toHaveText([
      'KeysA key names a value, and every value has one.',
      'ValuesWhat a value is.'
    ])
    await docs.first().getByRole('link').click()
    await expect(page).toHaveURL('/docs/next/keys')
  })

  test('2.5.5 a draft does not count, and one doc is named so', async ({
    page
  }) => {
    await openPage(page, '/docs/next/tags/network')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'One doc tagged with "Network"'
    )
    await page.getByRole('link', { name: 'View all tags' }).click()
    await expect(page).toHaveURL('/docs/next/tags')
    await expect(letters(page)).toHaveText(['N', 'S'])
  })

  test('2.5.5 each version has tags of its own', async ({ page }) => {
    await openPage(page, '/docs/tags')
    await expect(page.getByRole('article').getByRole('link')).toHaveText([
      'storage 1'
    ])
  })

  test('2.5.9 the banner on the tags of a version leads to those of the last', async ({
    page
  }) => {
    await openPage(page, '/docs/next/tags')
    await page.getByRole('link', { name: 'latest version' }).click()
    await expect(page).toHaveURL('/docs/tags')
  })

  test('2.9.20 each language has tags of its own', async ({ page }) => {
    await openPage(page, '/de/docs/next/tags/keeping')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '2 Dokumente zu „Speicher“'
    )
    await page.getByRole('link', { name: 'Alle Schlagworte ansehen' }).click()
    await expect(page).toHaveURL('/de/docs/next/tags')
  })

  for (const address of ['/docs/next/tags/secret', '/docs/tags/network']) {
    test(`2.5.5 ${address} is not found`, {
      tag: '@once'
    }, async ({ request }) => {
      expect((await request.get(address)).status()).toBe(404)
    })
  }
})

test.describe('10.2 Head of tags', { tag: '@once' }, () => {
  for (const [address, tag, classes] of [
    ['/blog/tags', 'blog_tags_list', 'plugin-blog blog-tags-list-page'],
    [
      '/blog/tags/release',
      'blog_tags_posts',
      'plugin-blog blog-tags-post-list-page'
    ],
    [
      '/docs/next/tags',
      'doc_tags_list',
      'plugin-docs docs-tags-list-page docs-version-current'
    ],
    [
      '/docs/tags/storage',
      'doc_tag_doc_list',
      'plugin-docs docs-tags-doc-list-page docs-version-1.0'
    ]
  ] as const) {
    test(`10.2 ${address} is known as ${tag}`, async ({ page }) => {
      await openPage(page, address)
      for (const name of ['docusaurus_tag', 'docsearch:docusaurus_tag']) {
        await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute(
          'content',
          tag
        )
      }
      for (const name of classes.split(' ')) {
        await expect(page.locator('html')).toContainClass(name)
      }
    })

    test(`10.3 ${address} is in the sitemap`, async ({ request }) => {
      const sitemap = await (await request.get('/sitemap.xml')).text()
      expect(sitemap).toContain(`<loc>https://notes.example${address}</loc>`)
    })
  }
})

for (const mode of ['light', 'dark'] as const) {
  for (const address of [
    '/blog/tags',
    '/blog/tags/release',
    '/docs/next/tags',
    '/docs/next/tags/keeping'
  ]) {
    test(`axe has no complaint about ${address} in ${mode} mode`, async ({
      page
    }) => {
      await store(page, { theme: mode })
      await openPage(page, address)
      await expect(page.getByRole('main')).toHaveCount(1)
      expect(await findViolations(page)).toEqual([])
    })
  }
}

function letters(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}

function group(page: Page, letter: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: letter, exact: true }) })
}

function titles(page: Page): Locator {
  return page.getByRole('article').getByRole('heading', { level: 2 })
}

function tagsOf(page: Page): Locator {
  return page.getByRole('article').getByText('Tags:').locator('..')
}
