import { expect, test } from 'vitest'
import { shortenTokens } from './shortenTokens.ts'

const shell =
  ':root{--color:red;--space:1px}p{--tone:blue;color:var(--color);margin:var(--space,var(--color))}'

test('all sheets call a custom property by the same short name', () => {
  const { shorten } = shortenTokens({ shell, added: '', used: new Set() })
  expect(shorten(shell)).toBe(
    ':root{--a:red;--b:1px}p{--c:blue;color:var(--a);margin:var(--b,var(--a))}'
  )
  expect(shorten('i{color:var(--color)}')).toBe('i{color:var(--a)}')
})

test('names that a page’s own sheet sets stay', () => {
  const { shorten } = shortenTokens({
    shell,
    added: '.own{--color:green;--a:1px}',
    used: new Set()
  })
  expect(shorten(':root{--color:red;--space:1px}')).toBe(
    ':root{--color:red;--b:1px}'
  )
})

test('markup and a page’s own sheet find tokens under their long names, too', () => {
  const used = new Set(['--color', '--tone', '--other'])
  const added = 'i{margin:var(--space)}'
  const paper = `${shell}.paper{--color:black}`
  const tokens = shortenTokens({ shell: paper, added, used })
  expect(tokens.aliases).toBe(
    '@layer tokens{:root,.paper{--color:var(--a);--space:var(--b)}}'
  )
  expect(tokens.shorten('p{--tone:var(--color)}')).toBe('p{--tone:var(--a)}')
  expect(tokens.needsAliases(new Set(['--color']))).toBe(true)
  expect(tokens.needsAliases(new Set(['--tone']))).toBe(false)
})

test('only custom properties get other names', () => {
  const { shorten } = shortenTokens({ shell, added: '', used: new Set() })
  const css = '.a--color{anchor-name:--color;content:"--color:"}'
  expect(shorten(css)).toBe(css)
})
