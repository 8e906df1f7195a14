import { expect, test } from 'vitest'
import type { ActiveRule } from '../../model/navbar.ts'
import { toHref, toPathname } from '../../model/paths.ts'
import { sampleDoc, sampleSite } from '../ui/sampleSite.fixture.tsx'
import { matchesActiveRule, toMenuEntry } from './toMenuEntry.ts'

const link = {
  kind: 'link',
  label: 'Secret',
  href: '/docs/secret',
  isExternal: false,
  active: { sidebar: 'guide' }
} as const

test.each([
  ['/docs/secret', true],
  ['/docs/Secret/', true],
  ['/docs/other', false],
  ['/docs/secret/more', false]
])(
  '2.6.7 on %s a link to an unlisted doc is visible: %s',
  (pathname, expected) => {
    const entry = createEntryOn(pathname, { onlyWhenActive: true })
    expect(entry !== undefined).toBe(expected)
  }
)

test('any other link is visible everywhere, and current in its sidebar', () => {
  expect(createEntryOn('/docs/other')).toMatchObject({ link, isActive: true })
})

test('2.6.5 a link that leaves the site is never current', () => {
  const entry = createEntryOn('/docs/other', { isExternal: true })
  expect(entry?.isActive).toBe(false)
})

function createEntryOn(
  path: string,
  options: Partial<Parameters<typeof toMenuEntry>[0]> = {}
) {
  const pathname = toPathname(path)
  const route = { ...sampleDoc, pathname, sidebar: 'guide' }
  const location = { pathname, search: '', hash: '' }
  return toMenuEntry(
    { ...link, ...options },
    { site: sampleSite, route, location, resolveLink: each => each }
  )
}

const page = { href: '/sub/blog/x', baseUrl: '/sub/', sidebar: 'form' }
const under = (pathname: string): ActiveRule => ({
  under: toHref('/sub/', pathname)
})

test.each<readonly [string, ActiveRule, boolean]>([
  ['no rule', {}, false],
  ['a parent address', under('/blog'), true],
  ['a parent address in a different case', under('/BLOG/'), true],
  ['the page’s address', under('/blog/x'), true],
  ['an address with a common prefix', under('/blo'), false],
  ['the root', under('/'), true],
  ['the page’s sidebar', { sidebar: 'form' }, true],
  ['another sidebar', { sidebar: 'query' }, false],
  ['the root of another site', { under: toHref('/', '/blog') }, false],
  ['a matching base path', { basePath: 'blog' }, true],
  ['a base path inside the address', { basePath: 'x' }, false],
  ['a base path of two segments', { basePath: '/blog/x' }, true],
  ['a base path that ends within a segment', { basePath: '/blo' }, true],
  ['another base path', { basePath: 'docs' }, false],
  ['an expression in a different case', { regex: 'BLOG/x$' }, true],
  ['an expression that does not match', { regex: 'docs' }, false],
  [
    'a matching base path, but an expression that does not match',
    { regex: 'docs', basePath: 'blog' },
    false
  ]
])('2.6.5 whether an item matches the page: %s', (_name, rule, expected) => {
  expect(matchesActiveRule(rule, page)).toBe(expected)
})
