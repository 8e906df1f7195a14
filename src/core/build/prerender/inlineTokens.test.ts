import { expect, test } from 'vitest'
import { findConstants, inlineTokens, quoteAddresses } from './inlineTokens.ts'

test.each([
  ['one value everywhere', ':root{--a:1px}', { '--a': '1px' }],
  [
    'other constants in it',
    '@layer t{:root{--a:1px;--b:calc(2*var(--a))}}',
    { '--a': '1px', '--b': 'calc(2*1px)' }
  ],
  ['another value elsewhere', ':root{--a:1px}.b{--a:2px}', {}],
  ['a condition', '@media print{:root{--a:1px}}', {}],
  ['something that varies in it', ':root{--a:1px;--b:var(--a)}.b{--a:2px}', {}],
  ['an element of its own', '.b{--a:1px}', {}],
  ['a value in its place', ':root{--a:1px}p{margin:var(--a,0)}', {}],
  ['another value in a sheet of a page', ':root{--own:1px}', {}]
])('a property with %s', (_, css, expected) => {
  const constants = findConstants(css, new Set(['--own']))
  expect(Object.fromEntries(constants)).toEqual(expected)
})

test('values stand where they are used', () => {
  expect(
    inlineTokens(
      ':root{--a:1px;--b:red}p{margin:var(--a) calc(var(--a) + 1em);color:var(--b)}',
      new Map([['--a', '1px']])
    )
  ).toBe(':root{--b:red}p{margin:1px calc(1px + 1em);color:var(--b)}')
})

test('pictures are quoted as markup quotes', () => {
  const plain = 'p{src:url("a.woff2")}'
  expect(quoteAddresses(plain)).toBe(plain)
  expect(quoteAddresses('p{mask:url("data:,<svg a=\\"b\\">")}')).toBe(
    `p{mask:url('data:,<svg a="b">')}`
  )
})
