import { expect, test } from 'vitest'
import type { NavbarContext } from '../../../core/client/shell/toMenuEntry.ts'
import {
  sampleDoc,
  sampleRoute,
  sampleSite
} from '../../../core/client/ui/sampleSite.fixture.tsx'
import type { NavbarFeature, NavbarLink } from '../../../core/model/navbar.ts'
import { toHref } from '../../../core/model/paths.ts'
import type { Route } from '../../../core/model/route.ts'
import type { DocsVersion } from '../../../core/model/site.ts'
import { buildVersionGroup, resolveVersionLink } from './versionLinks.ts'

const item: NavbarFeature = {
  kind: 'feature',
  type: 'docsVersionDropdown',
  before: [],
  after: []
}
const versions = [
  resolveVersion('next', '/docs/next', false),
  resolveVersion('2.0', '/docs', true)
]
const place: NavbarContext = {
  site: { ...sampleSite, versions },
  route: sampleDoc,
  location: { pathname: '/docs/started', search: '?a=1', hash: '#b' },
  resolveLink: link => link
}

test('2.6.10 a version links to the same doc, or else to its main doc', () => {
  const route = {
    ...sampleDoc,
    versions: { next: toHref('/', '/docs/next/started') }
  }
  expect(listHrefs({ ...place, route })).toEqual([
    '/docs/next/started?a=1#b',
    '/docs/main?a=1#b'
  ])
})

test.each<readonly [string, Route, readonly string[]]>([
  ['on a doc', { ...sampleDoc, version: '2.0' }, ['2.0']],
  ['outside the docs', { ...sampleRoute, kind: 'landing' }, []]
])('%s, these versions are marked as current: %j', (_name, route, expected) => {
  const { entries } = buildVersionGroup(item, { ...place, route }, [])
  const marked = entries.flatMap(entry =>
    entry.kind === 'entry' && entry.isActive ? [entry.link.label] : []
  )
  expect(marked).toEqual(expected)
})

test.each([
  ['the current version', ['next', '2.0'], 'next'],
  ['the preferred one', [undefined, 'next'], 'next'],
  ['the last one', [undefined, undefined], '2.0']
])('the menu label is %s', (_name, candidates, expected) => {
  expect(buildVersionGroup(item, place, candidates).label).toBe(expected)
})

test('2.6.10 a single version is a plain link to its main doc', () => {
  const site = { ...sampleSite, versions: versions.slice(1) }
  expect(buildVersionGroup(item, { ...place, site }, [])).toMatchObject({
    isLink: true,
    label: '2.0',
    href: '/docs/main'
  })
})

function listHrefs(at: NavbarContext): readonly string[] {
  return buildVersionGroup(item, at, []).entries.flatMap(entry =>
    entry.kind === 'entry' ? [entry.link.href] : []
  )
}

function resolveVersion(
  name: string,
  path: string,
  isLast: boolean
): DocsVersion {
  return {
    name,
    label: name,
    path: toHref('/', path),
    mainDocHref: toHref('/', `${path}/main`),
    isLast,
    banner: 'none',
    badge: true
  }
}

const last = toHref('/', '/docs/intro')
const link: NavbarLink = {
  kind: 'link',
  label: '2.0',
  href: last,
  isExternal: false,
  active: { under: last },
  versions: {
    '2.0': { href: last },
    '1.0': { href: toHref('/', '/docs/1.0/intro'), label: '1.0' },
    '0.9': { href: toHref('/', '/docs/0.9/intro'), label: '0.9' }
  }
}

test.each<readonly [string, readonly (string | undefined)[], string]>([
  ['the current version', ['1.0', '0.9'], '/docs/1.0/intro'],
  ['the preferred one outside the docs', [undefined, '0.9'], '/docs/0.9/intro'],
  [
    'the preferred one if the current one lacks it',
    ['3.0', '0.9'],
    '/docs/0.9/intro'
  ],
  ['the last one if no other has it', ['3.0', undefined], '/docs/intro'],
  ['the last one without a preference', [undefined, undefined], '/docs/intro']
])('3.4 2.6.7 a link leads into %s', (_name, candidates, expected) => {
  expect(resolveVersionLink(link, candidates).href).toBe(expected)
})

test('a link has the label of its target version', () => {
  expect(resolveVersionLink(link, ['1.0']).label).toBe('1.0')
  expect(resolveVersionLink(link, ['2.0']).label).toBe('2.0')
})

test('a link is active at its target address', () => {
  const { active, href } = resolveVersionLink(link, ['1.0'])
  expect(active.under).toBe(href)
})
