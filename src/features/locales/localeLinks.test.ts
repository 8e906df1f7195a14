import { expect, test } from 'vitest'
import {
  sampleDoc,
  sampleSite
} from '../../core/client/ui/sampleSite.fixture.tsx'
import { toHref } from '../../core/model/paths.ts'
import type { ClientSite, Locale } from '../../core/model/site.ts'
import { listLocaleLinks } from './localeLinks.ts'

const english: Locale = { ...sampleSite.locale, htmlLang: 'en-GB' }
const german: Locale = { ...english, name: 'de', htmlLang: 'de-AT' }

function list(site: ClientSite, locales?: Readonly<Record<string, string>>) {
  const hrefs = Object.entries(locales ?? {}).map(([name, path]) => [
    name,
    toHref('/', path)
  ])
  const route = {
    ...sampleDoc,
    ...(locales && { locales: Object.fromEntries(hrefs) })
  }
  return listLocaleLinks(site, route).map(({ tag, attributes }) => [
    tag,
    ...Object.values(attributes)
  ])
}

test('10.2 a page lists its translations by language, and the first as the default', () => {
  const site = { ...sampleSite, locale: german, locales: [english, german] }
  expect(list(site, { en: '/docs/start', de: '/de/docs/übung' })).toEqual([
    ['link', 'alternate', 'en-GB', 'https://sample.example/docs/start'],
    ['link', 'alternate', 'de-AT', 'https://sample.example/de/docs/%C3%BCbung'],
    ['link', 'alternate', 'x-default', 'https://sample.example/docs/start']
  ])
})

test('10.2 a page that exists in only one locale has that one as the default', () => {
  const site = { ...sampleSite, locale: german, locales: [english, german] }
  expect(list(site, { de: '/de/docs/nur' })).toEqual([
    ['link', 'alternate', 'de-AT', 'https://sample.example/de/docs/nur'],
    ['link', 'alternate', 'x-default', 'https://sample.example/de/docs/nur']
  ])
})

test('10.2 on a site with one language, a page lists only itself', () => {
  expect(list({ ...sampleSite, locale: english, locales: [english] })).toEqual([
    ['link', 'alternate', 'en-GB', 'https://sample.example/docs/started'],
    ['link', 'alternate', 'x-default', 'https://sample.example/docs/started']
  ])
})
