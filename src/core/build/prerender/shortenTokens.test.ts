import { expect, test } from 'vitest'
import { shortenTokens } from './shortenTokens.ts'

const shell =
  ':root{--color:red;--space:1px}p{--tone:blue;color:var(--color);margin:var(--space,var(--color))}'

const none = { added: '', used: new Set<string>(), constants: new Map() }

test('all sheets call a custom property by the same short name', () => {
  const { shorten } = shortenTokens({ ...none, shell })
  expect(shorten(shell)).toBe(
    ':root{--0:red;--1:1px}p{--2:blue;color:var(--0);margin:var(--1,var(--0))}'
  )
  expect(shorten('i{color:var(--color)}')).toBe('i{color:var(--0)}')
})

test('names that a page’s own sheet sets stay', () => {
  const { shorten } = shortenTokens({
    ...none,
    shell,
    added: '.own{--color:green;--0:1px}'
  })
  expect(shorten(':root{--color:red;--space:1px}')).toBe(
    ':root{--color:red;--1:1px}'
  )
})

test('markup and a page’s own sheet find tokens under their long names, too', () => {
  const used = new Set(['--color', '--tone', '--other'])
  const added = 'i{margin:var(--space)}'
  const paper = `${shell}.paper{--color:black}`
  const tokens = shortenTokens({ ...none, shell: paper, added, used })
  expect(tokens.aliases).toBe(
    '@layer tokens{:root,.paper{--color:var(--0);--space:var(--1)}}'
  )
  expect(tokens.markupAliases).toBe(
    '@layer tokens{:root,.paper{--color:var(--0)}}'
  )
  expect(tokens.shorten('p{--tone:var(--color)}')).toBe('p{--tone:var(--0)}')
  expect(tokens.needsAliases(new Set(['--color']))).toBe(true)
  expect(tokens.needsAliases(new Set(['--tone']))).toBe(false)
})

test('only custom properties get other names', () => {
  const { shorten } = shortenTokens({ ...none, shell })
  const css = '.a--color{anchor-name:--color;content:"--color:"}'
  expect(shorten(css)).toBe(css)
})

test('markup finds the values of tokens that no sheet declares', () => {
  const used = new Set(['--space'])
  const constants = new Map([['--space', '1px']])
  expect(shortenTokens({ ...none, shell, used, constants }).markupAliases).toBe(
    '@layer tokens{:root{--space:1px}}'
  )
})
