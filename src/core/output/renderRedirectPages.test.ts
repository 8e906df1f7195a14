import { expect, test } from 'vitest'
import { sampleSite } from '../client/ui/sampleSite.fixture.tsx'
import { englishTexts } from '../model/catalogue.ts'
import { renderRedirectPages } from './renderRedirectPages.ts'

const client = {
  ...sampleSite,
  title: 'Kit & <Co>',
  baseUrl: '/kit/',
  locale: { ...sampleSite.locale, htmlLang: 'ar', direction: 'rtl' }
} as const
const texts = { ...englishTexts, pageMoved: 'Moved.' }

test.each([
  ['/docs/new', '/kit/docs/new', 'https://sample.example/kit/docs/new'],
  ['/a?b&c="d e"', '/kit/a?b&amp;c=%22d%20e%22', /=%22d%20e%22$/],
  ['https://b.example/?c&d', 'https://b.example/?c&amp;d', /\?c&amp;d$/]
])('a page that moved to %s leads to %s', (to, href, canonical) => {
  const [page] = renderRedirectPages([{ from: '/old', to }], { client, texts })
  expect(page?.file).toBe('old.html')
  const text = page?.text ?? ''
  const read = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  expect(read(/content="0; url=([^"]*)"/)).toBe(href)
  expect(read(/<a href="([^"]*)">Moved\.<\/a>/)).toBe(href)
  expect(read(/rel="canonical" href="([^"]*)"/)).toMatch(canonical)
})

test("a redirect page is in the site's language, and not indexed", () => {
  const [page] = renderRedirectPages([{ from: '/old', to: '/new' }], {
    client,
    texts
  })
  expect(page?.text).toContain('<html lang="ar" dir="rtl">')
  expect(page?.text).toContain('<title>Kit &amp; &lt;Co></title>')
  expect(page?.text).toContain('<meta name="robots" content="noindex">')
})
