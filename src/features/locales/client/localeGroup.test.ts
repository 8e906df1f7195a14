import { expect, test } from 'vitest'
import {
  sampleDoc,
  sampleRoute,
  sampleSite
} from '../../../core/client/ui/sampleSite.fixture.tsx'
import { toHref } from '../../../core/model/paths.ts'
import type { Route } from '../../../core/model/route.ts'
import { buildLocaleGroup, toLocaleHref } from './localeGroup.ts'

const [en, de] = ['en', 'de'].map(name => ({
  ...sampleSite.locale,
  name,
  htmlLang: name
}))
const locales = [en ?? sampleSite.locale, de ?? sampleSite.locale]
const notFound: Route = { ...sampleRoute, kind: 'notFound' }
const englishOnly: Route = {
  ...sampleDoc,
  locales: { en: toHref('/kit/', '/docs/started') }
}

test.each<readonly [string, string, Route, string]>([
  ['en', 'en', englishOnly, '/kit/docs/started'],
  ['en', 'de', englishOnly, '/kit/de/'],
  ['en', 'de', notFound, '/kit/de/docs/gone'],
  ['de', 'en', notFound, '/kit/docs/gone'],
  ['de', 'de', notFound, '/kit/de/docs/gone']
])(
  '2.6.11 the switch from %s to %s on %j leads to %s',
  (from, to, route, expected) => {
    const site = {
      baseUrl: from === 'en' ? '/kit/' : '/kit/de/',
      locale: locales.find(({ name }) => name === from) ?? sampleSite.locale,
      locales
    }
    const page = { route, pathname: '/docs/gone' }
    expect(toLocaleHref(site, to, page)).toBe(expected)
  }
)

test('0.11 2.6.11 switching keeps page, query and hash, and loads a document', () => {
  const route = {
    ...sampleDoc,
    locales: {
      en: toHref('/', '/docs/started'),
      de: toHref('/de/', '/docs/started')
    }
  }
  const { entries } = buildLocaleGroup(
    { kind: 'feature', type: 'localeDropdown', before: [], after: [] },
    {
      site: { ...sampleSite, locales },
      route,
      location: { pathname: '/docs/started', search: '?a=1', hash: '#b' },
      resolveLink: link => link
    }
  )
  expect(entries).toMatchObject([
    {
      link: { href: '/docs/started?a=1#b' },
      lang: 'en',
      target: '_self',
      isActive: true
    },
    {
      link: { href: '/de/docs/started?a=1#b' },
      lang: 'de',
      target: '_self',
      isActive: false
    }
  ])
})
