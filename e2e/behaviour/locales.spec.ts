import type { Locator, Page } from '@playwright/test'
import { expectNewDocument, markDocument } from '../support/documentMark.ts'
import { openPage, waitForLife } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.use({ site: 'versionsAndLocales' })

test.describe('3.6 Locales', () => {
  for (const [address, lang, dir] of [
    ['/docs/intro', 'en', 'ltr'],
    ['/de/docs/intro', 'de', 'ltr'],
    ['/ar/docs/intro', 'ar', 'rtl'],
    ['/de/no-such-page', 'de', 'ltr'],
    ['/ar/no-such-page', 'ar', 'rtl']
  ] as const) {
    test(`3.6 ${address} is in ${lang} and runs ${dir}`, async ({ page }) => {
      await page.goto(address)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', lang)
      await expect(html).toHaveAttribute('dir', dir)
    })
  }

  test('3.6 a translated page is in the language of its locale', async ({
    page
  }) => {
    await openPage(page, '/de/docs/intro')
    await expect(page).toHaveTitle('Einführung | Kit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Einführung'
    )
    await expect(page.getByRole('article')).not.toHaveAttribute('lang')
  })

  test('3.6 a page that nobody has translated is in the default language, and says so', async ({
    page
  }) => {
    await openPage(page, '/ar/docs/usage')
    const article = page.getByRole('article')
    await expect(article).toHaveAttribute('lang', 'en')
    await expect(article).toHaveAttribute('dir', 'ltr')
    await expect(article).toContainText('How the kit of version 2.0 is used.')
  })

  test('3.6 a list says so of each post', async ({ page }) => {
    await openPage(page, '/de/blog')
    const articles = page.getByRole('article')
    await expect(articles.nth(0)).toHaveAttribute('lang', 'en')
    await expect(articles.nth(1)).not.toHaveAttribute('lang')
    await expect(articles.nth(1)).toContainText('Version 2.0 ist da')
  })

  for (const version of ['', 'next/', '1.0/']) {
    test(`3.6 docs/${version} is translated from its own folder`, async ({
      page
    }) => {
      await openPage(page, `/de/docs/${version}intro`)
      await expect(page.getByRole('article')).toContainText('Das Kit')
      await page.getByRole('link', { name: 'der Verwendung' }).click()
      await expect(page).toHaveURL(
        version === '' ? '/de/docs/verwendung' : `/de/docs/${version}usage`
      )
    })
  }

  test('3.6 a page of one locale alone is a page of that locale', async ({
    page
  }) => {
    await openPage(page, '/de/docs/nur-deutsch')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Nur auf Deutsch'
    )
    const answer = await page.goto('/docs/nur-deutsch')
    expect(answer?.status()).toBe(404)
  })
})

test.describe('3.6 Texts of a locale', () => {
  test('3.6 the site speaks the language of the locale', async ({ page }) => {
    await openPage(page, '/de/docs/1.0/usage')
    await expect(page.getByText('Die aktuelle steht in der')).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Diese Seite bearbeiten' })
    ).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Seiten', exact: true })
    ).toContainText('Zurück')
  })

  test('3.6 navbar, sidebar and footer have the labels of the locale', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/de/docs/next/intro')
    await expect(navbarLink(page, 'Anleitungen')).toHaveCount(1)
    await expect(
      page
        .locator('[data-page-navigation]')
        .getByRole('link', { name: 'Rezepte', includeHidden: true })
    ).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toContainText(
      'Frei zu kopieren'
    )
    await expect(page.getByRole('contentinfo')).toContainText('Neuigkeiten')
  })

  test('2.5.29 a category keeps its address in every language', async ({
    page
  }) => {
    await openPage(page, '/de/docs/category/recipes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezepte')
    await expect(page.getByText('Gleich zu gebrauchen.')).toBeVisible()
  })

  test('3.6 what is written around content has the language of the locale', async ({
    page
  }) => {
    await openPage(page, '/de/docs/intro')
    await expect(
      page.getByRole('link', { name: 'Direkter Link zu Erste Schritte' })
    ).toHaveCount(1)
    await expect(page.getByRole('note')).toContainText('Hinweis')
    await expect(
      page.getByRole('button', { name: 'Code kopieren' })
    ).toHaveCount(1)
    await openPage(page, '/ar/docs/intro')
    await expect(page.getByRole('note').locator('p').first()).toHaveText(
      'نصيحة'
    )
  })

  test('3.6 one language comes to the browser', { tag: '@once' }, async ({
    page,
    request
  }) => {
    for (const [base, own, other] of [
      ['/', 'On this page', 'Auf dieser Seite'],
      ['/de/', 'Auf dieser Seite', 'On this page']
    ] as const) {
      await openPage(page, `${base}docs/intro`)
      const script = page.locator(`script[src^="${base}assets/client."]`)
      const code = await request.get((await script.getAttribute('src')) ?? '')
      expect(await code.text()).toContain(own)
      expect(await code.text()).not.toContain(other)
    }
  })

  test("3.6 Docusaurus' files of translations are read", async ({ page }) => {
    await openPage(page, '/ar/docs/intro')
    await expect(navbarLink(page, 'أدلة')).toHaveCount(1)
    await expect(page.getByText('Version: ٢٫٠')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Docs pages' })
    ).toContainText('التالي')
    await expect(page.getByRole('contentinfo')).toContainText('حر النسخ')
  })

  test('2.9.20 numbers take the forms of the language', async ({ page }) => {
    await openPage(page, '/de/blog/release')
    await expect(page.getByRole('article')).toContainText(
      'Eine Minute Lesezeit'
    )
    await expect(page.getByRole('article')).toContainText('20. Januar 2025')
  })

  test('2.2.1 a page that does not exist says so in the language of its address', async ({
    page
  }) => {
    await openPage(page, '/de/no-such-page')
    await expect(page).toHaveTitle('Seite nicht gefunden | Kit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Seite nicht gefunden'
    )
  })
})

test.describe('2.6.11 Locale dropdown', { tag: '@desktop' }, () => {
  test('2.6.11 the trigger has the label of the locale, and each entry its language', async ({
    page
  }) => {
    await openPage(page, '/de/docs/intro')
    await expect(dropdown(page).getByRole('button')).toHaveText('Deutsch')
    await expect(entries(page)).toHaveText(['English', 'Deutsch', 'العربية'])
    for (const [index, lang] of ['en', 'de', 'ar'].entries()) {
      await expect(entries(page).nth(index)).toHaveAttribute('lang', lang)
      await expect(entries(page).nth(index)).toHaveAttribute('target', '_self')
    }
  })

  test('2.6.11 the current locale is marked', async ({ page }) => {
    await openPage(page, '/ar/blog')
    await expect(entries(page).nth(2)).toHaveAttribute('aria-current', /.+/)
    await expect(entries(page).nth(0)).not.toHaveAttribute('aria-current')
  })

  test('2.6.11 page, query and hash are kept, and a document is loaded', async ({
    page
  }) => {
    await openPage(page, '/docs/next/intro?kit=1#first-steps')
    await markDocument(page)
    await dropdown(page).hover()
    await entries(page).nth(1).click()
    await expect(page).toHaveURL('/de/docs/next/intro?kit=1#first-steps')
    await expectNewDocument(page)
    await waitForLife(page)
    await dropdown(page).hover()
    await entries(page).nth(0).click()
    await expect(page).toHaveURL('/docs/next/intro?kit=1#first-steps')
  })

  test('2.6.11 query and hash of a later navigation are kept as well', async ({
    page
  }) => {
    await openPage(page, '/docs/next/usage')
    await page.getByRole('link', { name: 'introduction', exact: true }).click()
    await expect(page).toHaveURL('/docs/next/intro#first-steps')
    await expect(entries(page).nth(2)).toHaveAttribute(
      'href',
      '/ar/docs/next/intro#first-steps'
    )
  })

  test('2.6.11 a translation with an address of its own is found', async ({
    page
  }) => {
    await openPage(page, '/docs/usage')
    await expect(entries(page).nth(1)).toHaveAttribute(
      'href',
      '/de/docs/verwendung'
    )
    await openPage(page, '/de/docs/verwendung')
    await expect(entries(page).nth(0)).toHaveAttribute('href', '/docs/usage')
  })

  test('2.6.11 a page of one locale alone leads to the home of the others', async ({
    page
  }) => {
    await openPage(page, '/de/docs/nur-deutsch')
    await expect(entries(page).nth(0)).toHaveAttribute('href', '/')
    await expect(entries(page).nth(2)).toHaveAttribute('href', '/ar/')
  })

  test('2.6.11 an address that is no page is kept', async ({ page }) => {
    await openPage(page, '/de/no/such/page?a=1')
    await expect(entries(page).nth(0)).toHaveAttribute(
      'href',
      '/no/such/page?a=1'
    )
  })
})

test('2.6.11 on a phone the dropdown is called Languages', {
  tag: '@phone'
}, async ({ page }) => {
  await openPage(page, '/de/')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const dialog = page.getByRole('dialog')
  const languages = dialog.getByRole('button', { name: 'Sprachen' })
  await expect(languages).toHaveAttribute('aria-expanded', 'false')
  await languages.click()
  await dialog.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('3.6 A language that runs from right to left', () => {
  test('3.6 nothing is wider than the screen', async ({ page }) => {
    for (const address of ['/ar/', '/ar/docs/intro', '/ar/blog/release']) {
      await openPage(page, address)
      const overflow = await page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth
      )
      expect(overflow, address).toBe(0)
    }
  })

  test('3.6 the sidebar is on the right and the contents on the left', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/ar/docs/intro')
    const main = await leftOf(page.getByRole('article'))
    const sidebar = await leftOf(page.locator('[data-page-navigation]'))
    const contents = await leftOf(
      page.getByRole('navigation', { name: 'Table of contents' })
    )
    expect(sidebar).toBeGreaterThan(main)
    expect(contents).toBeLessThan(main)
  })

  test('3.6 code runs from left to right', async ({ page }) => {
    await openPage(page, '/ar/docs/intro')
    await expect(page.locator('pre').first()).toHaveCSS('direction', 'ltr')
  })
})

test.describe('10 Generated files', { tag: '@once' }, () => {
  test('10.2 search engines are told of every locale', async ({ page }) => {
    await page.goto('/de/docs/verwendung')
    const links = page.locator('link[rel=alternate][hreflang]')
    const found = await links.evaluateAll(elements =>
      elements.map(element => [
        element.getAttribute('hreflang'),
        element.getAttribute('href')
      ])
    )
    expect(found).toEqual([
      ['en', 'https://kit.example/docs/usage'],
      ['de', 'https://kit.example/de/docs/verwendung'],
      ['ar', 'https://kit.example/ar/docs/usage'],
      ['x-default', 'https://kit.example/docs/usage']
    ])
  })

  test('10.2 the version of a doc is in its head', async ({ page }) => {
    await page.goto('/de/docs/1.0/intro')
    await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute(
      'content',
      '1.0'
    )
    await expect(page.locator('meta[name=docusaurus_locale]')).toHaveAttribute(
      'content',
      'de'
    )
  })

  for (const base of ['/', '/de/', '/ar/']) {
    test(`10.1, 10.3 feeds and sitemap of ${base} name its own pages`, async ({
      request
    }) => {
      const start = `https://kit.example${base}`
      const sitemap = await (await request.get(`${base}sitemap.xml`)).text()
      const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
      expect(addresses.length).toBeGreaterThan(10)
      for (const [, address] of addresses) {
        expect(address?.startsWith(start)).toBe(true)
      }
      const feed = await (await request.get(`${base}blog/atom.xml`)).text()
      expect(feed).toContain(`<id>${start}blog/release</id>`)
    })
  }

  test('10.1 the feed of a locale has its translations', async ({
    request
  }) => {
    const feed = await (await request.get('/de/blog/rss.xml')).text()
    expect(feed).toContain('Version 2.0 ist da')
    expect(feed).toContain('<language>de</language>')
  })
})

function navbarLink(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name, exact: true, includeHidden: true })
}

function dropdown(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Main' })
    .locator('[data-dropdown]', { has: page.locator('[lang]') })
}

function entries(page: Page): Locator {
  return dropdown(page).getByRole('link', { includeHidden: true })
}

async function leftOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not shown.')
  return box.x
}
