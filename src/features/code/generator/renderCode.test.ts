import { expect, test } from 'vitest'
import { parseCodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import { englishTexts } from '../../../core/model/catalogue.ts'
import { prepareCode } from './prepareCode.ts'
import { markWords, renderCodeBlock } from './renderCode.ts'

function render(code: string, meta = '', language = 'text'): string {
  const parsed = parseCodeMeta(meta)
  const lines = prepareCode(code, parsed, { language })
  const tokens = lines.map(({ text }) => [{ text }])
  return renderCodeBlock({
    language,
    meta: parsed,
    lines,
    tokens,
    texts: englishTexts
  })
}

function renderCode(code: string, meta?: string, language?: string): string {
  const html = render(code, meta, language)
  return /<code[^>]*>([\s\S]*)<\/code>/.exec(html)?.[1] ?? ''
}

test('2.9.8 a plain block is text that the keyboard can scroll', () => {
  expect(render('a < b')).toMatch(
    '<figure class="code-block"><pre tabindex="0"><code class="language-text">a &lt; b</code></pre><div class="code-buttons">'
  )
})

test('2.9.7 line numbers from 1 are CSS counters', () => {
  expect(render('a', 'showLineNumbers')).toMatch(
    '<code class="language-text" data-lines><span class="line">a\n</span></code>'
  )
})

test.each([
  [
    'a',
    'showLineNumbers=7',
    'text',
    '<span class="line" data-line="7">a\n</span>'
  ],
  ['a', '{1}', 'text', '<span class="line" data-mark="marked">a\n</span>'],
  ['+a', '', 'diff', '<span class="line" data-mark="added">+a\n</span>'],
  ['+++ a', '', 'diff', '<span class="line">+++ a\n</span>'],
  ['-a', '', 'diff', '<span class="line" data-mark="removed">-a\n</span>'],
  ['--- a', '', 'diff', '<span class="line">--- a\n</span>'],
  ['ab', '/b/', 'text', 'a<mark>b</mark>'],
  ['$ a', '', 'bash', '<span class="code-prompt">$ </span>a']
])('%j with %j in %s is rendered as %j', (code, meta, language, expected) => {
  expect(renderCode(code, meta, language)).toBe(expected)
})

test('only the title and the language of the info string are shown', () => {
  const html = render('a', 'title="<x>" nocheck="why"', 'ts')
  expect(html).toMatch('<figcaption class="code-title">&lt;x&gt;</figcaption>')
  expect(html).toMatch('data-label="TypeScript"')
  expect(html).not.toMatch('why')
})

test('a block of 60 lines is shown whole, one of 61 is folded', () => {
  expect(render('a\n'.repeat(59))).not.toMatch('Show all')
  expect(render('a\n'.repeat(60))).toMatch('Show all 61 lines')
  expect(render('a\n'.repeat(80), '{30}')).toMatch('Show all')
  expect(render('a\n'.repeat(80), '{31}')).not.toMatch('Show all')
})

test('a long block is folded unless that hides highlighted lines', () => {
  const code = 'a\n'.repeat(80)
  expect(render(code)).toMatch('Show all 81 lines')
  expect(render(code, '{70}')).not.toMatch('Show all')
  expect(render(code, 'nofold')).not.toMatch('Show all')
})

const line = [{ text: 'const ', classes: 'k' }, { text: 'abcabc' }]

test.each([
  [[], ['const ', 'abcabc']],
  [['bc'], ['const ', 'a', 'bc!', 'a', 'bc!']],
  [['t a'], ['cons', 't !', 'a!', 'bcabc']],
  [
    ['x', ''],
    ['const ', 'abcabc']
  ]
])('highlighting the words %j splits the line into %j', (words, expected) => {
  const tokens = markWords(line, words)
  expect(
    tokens.map(({ text, isWord }) => (isWord ? `${text}!` : text))
  ).toEqual(expected)
})
