import { expect, test } from 'vitest'
import {
  sampleDoc,
  sampleRoute,
  sampleSite
} from '../../../core/client/ui/sampleSite.fixture.tsx'
import { createHref } from '../../../core/model/paths.ts'
import type { Route } from '../../../core/model/route.ts'
import { createLocaleHref } from './createLocaleHref.ts'

const [en, de] = ['en', 'de'].map(name => ({
  ...sampleSite.locale,
  name,
  htmlLang: name
}))
const locales = [en ?? sampleSite.locale, de ?? sampleSite.locale]
const notFound: Route = { ...sampleRoute, kind: 'notFound' }
const englishOnly: Route = {
  ...sampleDoc,
  locales: { en: createHref('/kit/', '/docs/started') }
}

test.each<readonly [string, string, Route, string]>([
  ['en', 'en', englishOnly, '/kit/docs/started'],
  ['en', 'de', englishOnly, '/kit/de/'],
  ['en', 'de', notFound, '/kit/de/docs/gone'],
  ['de', 'en', notFound, '/kit/docs/gone'],
  ['de', 'de', notFound, '/kit/de/docs/gone']
])('from %s to %s a reader of %j gets to %s', (from, to, route, expected) => {
  const site = {
    baseUrl: from === 'en' ? '/kit/' : '/kit/de/',
    locale: locales.find(({ name }) => name === from) ?? sampleSite.locale,
    locales
  }
  const page = { route, pathname: '/docs/gone' }
  expect(createLocaleHref(site, to, page)).toBe(expected)
})
