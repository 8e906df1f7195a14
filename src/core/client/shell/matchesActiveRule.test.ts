import { expect, test } from 'vitest'
import type { ActiveRule } from '../../model/navbar.ts'
import { createHref } from '../../model/paths.ts'
import { matchesActiveRule } from './matchesActiveRule.ts'

const page = { href: '/sub/blog/x', baseUrl: '/sub/', sidebar: 'form' }
const under = (pathname: string): ActiveRule => ({
  under: createHref('/sub/', pathname)
})

test.each<readonly [string, ActiveRule, boolean]>([
  ['no rule', {}, false],
  ['an address above the page', under('/blog'), true],
  ['an address above the page in other letter case', under('/BLOG/'), true],
  ['the address of the page', under('/blog/x'), true],
  ['an address with a common prefix', under('/blo'), false],
  ['the root', under('/'), true],
  ['the sidebar of the page', { sidebar: 'form' }, true],
  ['another sidebar', { sidebar: 'query' }, false],
  ['a base path that the path starts with', { basePath: 'blog' }, true],
  ['a base path with a trailing slash', { basePath: '/blo' }, true],
  ['another base path', { basePath: 'docs' }, false],
  ['an expression in other letter case', { regex: 'BLOG/x$' }, true],
  ['an expression that does not match', { regex: 'docs' }, false],
  [
    'an expression that does not match beside a base path',
    { regex: 'docs', basePath: 'blog' },
    false
  ]
])('an item with %s is compared with the page', (_name, rule, expected) => {
  expect(matchesActiveRule(rule, page)).toBe(expected)
})
