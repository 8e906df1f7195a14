import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { ask } from '../../../../e2e/support/ask.ts'
import { readFile } from '../../../../e2e/support/builtPage.ts'
import { conform } from '../../../../e2e/support/conform.ts'

const bar = 'nav[aria-label="Main"]'
const dropdown = '[data-dropdown]:has([lang])'

for (const [path, lang, dir] of [
  ['/docs/intro', 'en', 'ltr'],
  ['/de/docs/intro', 'de', 'ltr'],
  ['/ar/docs/intro', 'ar', 'rtl'],
  ['/de/no-such-page', 'de', 'ltr'],
  ['/ar/no-such-page', 'ar', 'rtl']
] as const) {
  test(`3.6 ${path} is in ${lang} and runs ${dir}`, async () => {
    const html = (await request(path))('html')
    expect([html.attr('lang'), html.attr('dir')]).toEqual([lang, dir])
  })
}

conform('versionsAndLocales', '/de/docs/intro', {
  '3.6 a translated page is in the language of its locale': {
    title: ['Einführung | Kit'],
    h1: ['Einführung'],
    'article@lang': ['']
  },
  '3.6 the text around content is in the language of the locale': {
    'h2 a@aria-label': ['Direkter Link zu Erste Schritte'],
    '[role=note]': [/^Hinweis/],
    '.code-copy@aria-label': ['Code kopieren']
  },
  '2.6.11 the trigger has the locale’s label, and each entry its language': {
    [`${bar} ${dropdown} button`]: ['Deutsch'],
    [`${dropdown} a`]: ['English', 'Deutsch', 'العربية'],
    [`${dropdown} a@lang`]: ['en', 'de', 'ar'],
    [`${dropdown} a@target`]: ['_self', '_self', '_self']
  }
})
conform('versionsAndLocales', '/ar/docs/usage', {
  '3.6 an untranslated page is in the default language and says so': {
    'article@lang': ['en'],
    'article@dir': ['ltr'],
    'article p:contains("How the kit")': [
      /How the kit of version 2\.0 is used\./
    ]
  }
})
conform('versionsAndLocales', '/de/blog', {
  '3.6 a list says so for each post': {
    'article@lang': ['en', ''],
    'article:not([lang]) h2': [/Version 2\.0 ist da/]
  }
})
conform('versionsAndLocales', '/de/docs/nur-deutsch', {
  '3.6 a page that only one locale has is there': { h1: ['Nur auf Deutsch'] },
  '2.6.11 a page that only one locale has links to the home pages of the others':
    {
      [`${dropdown} a@href`]: ['/', '/de/docs/nur-deutsch', '/ar/']
    }
})

conform('versionsAndLocales', '/de/docs/next/intro', {
  '3.6 navbar, sidebar and footer have the locale’s labels': {
    'nav a:contains("Anleitungen")': ['Anleitungen'],
    '[data-page-navigation] a:contains("Rezepte")': ['Rezepte'],
    footer: [/Neuigkeiten.*Frei zu kopieren/]
  }
})

conform('versionsAndLocales', '/de/blog/release', {
  '2.9.20 numbers take the forms of the language': {
    'article header p': [/20\. Januar 2025.*Eine Minute Lesezeit/]
  }
})

test('3.6 the browser downloads only one language', () => {
  for (const [base, own, other] of [
    ['/', 'On this page', 'Auf dieser Seite'],
    ['/de/', 'Auf dieser Seite', 'On this page']
  ] as const) {
    const page = readFile('versionsAndLocales', `${base}docs/intro.html`)
    const [, script = ''] = /"script":"([^"]+)"/.exec(page) ?? []
    expect(script).toMatch(`${base}assets/client.`)
    const code = readFile('versionsAndLocales', script)
    expect(code).toContain(own)
    expect(code).not.toContain(other)
  }
})

conform('versionsAndLocales', '/de/docs/verwendung', {
  '10.2 the head lists every locale for search engines': {
    'link[rel=alternate][hreflang]@hreflang': ['en', 'de', 'ar', 'x-default'],
    'link[rel=alternate][hreflang]@href': [
      'https://kit.example/docs/usage',
      'https://kit.example/de/docs/verwendung',
      'https://kit.example/ar/docs/usage',
      'https://kit.example/docs/usage'
    ]
  }
})
conform('versionsAndLocales', '/de/docs/1.0/intro', {
  '10.2 the head has a doc’s version and locale': {
    'meta[name=docusaurus_version]@content': ['1.0'],
    'meta[name=docusaurus_locale]@content': ['de']
  }
})

for (const base of ['/', '/de/', '/ar/']) {
  test(`10.1, 10.3 feeds and sitemap of ${base} list its own pages`, () => {
    const start = `https://kit.example${base}`
    const sitemap = readFile('versionsAndLocales', `${base}sitemap.xml`)
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => address
    )
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter(each => !each.startsWith(start))).toEqual([])
    expect(readFile('versionsAndLocales', `${base}blog/atom.xml`)).toContain(
      `<id>${start}blog/release</id>`
    )
  })
}

/** Parse nginx's answer, whatever its status. */
async function request(path: string) {
  return load((await ask('versionsAndLocales', path)).body)
}
