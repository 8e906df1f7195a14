import { expect, test } from 'vitest'
import type { NavbarLink } from '../../../core/model/navbar.ts'
import { createHref } from '../../../core/model/paths.ts'
import { resolveVersionLink } from './resolveVersionLink.ts'

const last = createHref('/', '/docs/intro')
const link: NavbarLink = {
  kind: 'link',
  label: '2.0',
  href: last,
  isExternal: false,
  active: { under: last },
  versions: {
    '2.0': { href: last },
    '1.0': { href: createHref('/', '/docs/1.0/intro'), label: '1.0' },
    '0.9': { href: createHref('/', '/docs/0.9/intro'), label: '0.9' }
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
])('a link leads into %s', (_name, candidates, expected) => {
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
