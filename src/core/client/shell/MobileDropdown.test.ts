import { describe, expect, test } from 'vitest'
import { isMobileDropdownMatch } from './MobileDropdown.tsx'

describe('4.4.4 an item of a mobile dropdown', () => {
  test.each([
    ['matches its own page', {}, '/docs/form', true],
    ['matches in any case and with a trailing slash', {}, '/DOCS/form/', true],
    ['does not match a page under it', {}, '/docs/form/field', false],
    [
      'matches by regular expression',
      { regex: '/STYLES' },
      '/docs/styles/v1',
      true
    ],
    ['matches by base path', { basePath: '/blog' }, '/blog/new-theme', true],
    ['does not match a different base path', { basePath: '/x' }, '/blog', false]
  ])('%s', (_, active, pathname, expected) => {
    const item = { href: '/site/docs/form', active }
    const pagePath = { baseUrl: '/site/', pathname }
    expect(isMobileDropdownMatch(item, pagePath)).toBe(expected)
  })
})
