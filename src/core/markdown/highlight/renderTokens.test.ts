import { expect, test } from 'vitest'
import { renderTokens } from './renderTokens.ts'

const symbol = {
  signature: 'function a<T>(b: "c"): T',
  doc: 'Makes an "a".',
  href: '/docs/a#b'
}

test('an identifier is a link with its signature and description', () => {
  const token = { text: 'a', classes: 'tk-function' }
  expect(renderTokens([{ ...token, use: { symbol, isFirst: true } }])).toBe(
    '<a class="symbol f" href="/docs/a#b" data-signature="function a&lt;T&gt;(b: &quot;c&quot;): T" aria-description="Makes an &quot;a&quot;.">a</a>'
  )
})

test('repeated uses are not in the tab order', () => {
  const use = { symbol: { ...symbol, doc: undefined }, isFirst: false }
  expect(renderTokens([{ text: 'a', use }])).toMatch(/" tabindex="-1">a<\/a>$/)
})

test('an identifier with a marked word inside is one link', () => {
  const use = { symbol, isFirst: true }
  const parts = [
    { text: 'use', classes: 'tk-function', use, isWord: true },
    { text: 'Form', classes: 'tk-function', use },
    { text: '()', classes: 'tk-punctuation' }
  ]
  expect(renderTokens(parts)).toMatch(
    /^<a class="symbol" [^>]*><span class="f"><mark>use<\/mark><\/span><span class="f">Form<\/span><\/a>\(\)$/
  )
})

test('two adjacent uses are two links', () => {
  const use = { symbol, isFirst: false }
  const html = renderTokens([
    { text: 'a', use },
    { text: ' ' },
    { text: 'a', use: { ...use } }
  ])
  expect(html.match(/<a /g)).toHaveLength(2)
})

test.each([
  [{ text: '=', classes: 'tk-punctuation' }, '='],
  [{ text: 'a', classes: 'tk-variable' }, 'a'],
  [{ text: '<' }, '&lt;'],
  [{ text: 'a', classes: 'tk-bold' }, '<span class="b">a</span>'],
  [{ text: 'a', classes: 'tk-keyword tk-italic' }, '<span class="k i">a</span>']
])('%j renders as %s', (token, expected) => {
  expect(renderTokens([token])).toBe(expected)
})
