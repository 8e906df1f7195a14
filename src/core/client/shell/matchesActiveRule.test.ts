import { expect, test } from 'vitest'
import type { ActiveRule } from '../../model/navbar.ts'
import { createHref } from '../../model/paths.ts'
import { matchesActiveRule } from './createMenuEntry.ts'

const page = { href: '/sub/blog/x', baseUrl: '/sub/', sidebar: 'form' }
const under = (pathname: string): ActiveRule => ({
  under: createHref('/sub/', pathname)
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
  ['a matching base path', { basePath: 'blog' }, true],
  ['a base path with a trailing slash', { basePath: '/blo' }, true],
  ['another base path', { basePath: 'docs' }, false],
  ['an expression in a different case', { regex: 'BLOG/x$' }, true],
  ['an expression that does not match', { regex: 'docs' }, false],
  [
    'a matching base path, but an expression that does not match',
    { regex: 'docs', basePath: 'blog' },
    false
  ]
])('2.6.5 an item with %s matches or not', (_name, rule, expected) => {
  expect(matchesActiveRule(rule, page)).toBe(expected)
})
