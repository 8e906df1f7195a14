import { expect, test } from 'vitest'
import type { NavbarSwitch } from '../../model/navbar.ts'
import { createHref } from '../../model/paths.ts'
import type { Route } from '../../model/route.ts'
import type { DocsVersion, Locale } from '../../model/site.ts'
import {
  sampleDoc,
  sampleRoute,
  sampleSite
} from '../ui/sampleSite.fixture.tsx'
import type { NavbarPlace } from './createMenuEntry.ts'
import { createMenuGroup } from './menuGroup.ts'

const item: NavbarSwitch = { kind: 'versions', before: [], after: [] }
const versions = [
  createVersion('next', '/docs/next', false),
  createVersion('2.0', '/docs', true)
]
const place: NavbarPlace = {
  site: { ...sampleSite, versions },
  route: sampleDoc,
  location: { pathname: '/docs/started', search: '?a=1', hash: '#b' },
  candidates: []
}

test('a version leads to the same doc, or else to its main doc', () => {
  const route = {
    ...sampleDoc,
    versions: { next: createHref('/', '/docs/next/started') }
  }
  expect(listHrefs({ ...place, route })).toEqual([
    '/docs/next/started?a=1#b',
    '/docs/main?a=1#b'
  ])
})

test.each<readonly [string, Route, readonly string[]]>([
  ['on a doc', { ...sampleDoc, version: '2.0' }, ['2.0']],
  ['off the docs', { ...sampleRoute, kind: 'blogArchive', years: [] }, []]
])('%s the current version is marked', (_name, route, expected) => {
  const { entries } = createMenuGroup(item, { ...place, route })
  const marked = entries.flatMap(entry =>
    entry.kind === 'entry' && entry.isActive ? [entry.version] : []
  )
  expect(marked).toEqual(expected)
})

test.each([
  ['the current version', ['next', '2.0'], 'next'],
  ['the preferred one', [undefined, 'next'], 'next'],
  ['the last one', [undefined, undefined], '2.0']
])('the group is labelled with %s', (_name, candidates, expected) => {
  expect(createMenuGroup(item, { ...place, candidates }).label).toBe(expected)
})

const locales: NavbarSwitch = { kind: 'locales', before: [], after: [] }

test('a locale keeps page, query and hash, and loads a document', () => {
  const site = {
    ...sampleSite,
    locales: [sampleSite.locale, createLocale('de')]
  }
  const route = {
    ...sampleDoc,
    locales: {
      en: createHref('/', '/docs/started'),
      de: createHref('/de/', '/docs/started')
    }
  }
  const { entries } = createMenuGroup(locales, { ...place, site, route })
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

function listHrefs(at: NavbarPlace): readonly string[] {
  return createMenuGroup(item, at).entries.flatMap(entry =>
    entry.kind === 'entry' ? [entry.link.href] : []
  )
}

function createVersion(
  name: string,
  path: string,
  isLast: boolean
): DocsVersion {
  return {
    name,
    label: name,
    path: createHref('/', path),
    mainDocHref: createHref('/', `${path}/main`),
    isLast,
    banner: 'none',
    badge: true
  }
}

function createLocale(name: string): Locale {
  return { ...sampleSite.locale, name, htmlLang: name }
}
