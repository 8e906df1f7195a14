import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'
import { FORMULA_TYPOS } from './rehypeMath.ts'

test.each([
  ['$$\na = b\n\ntext', "1:1 error: The formula isn't closed"],
  ['a\n\n> $$\n> \\frac{a\n\nb', "3:3 error: The formula isn't closed"],
  ['$$ a = b\n+ c\n$$', '1:1 error: The formula is missing "a = b"'],
  ['$$\n\\frac{a\n$$', `1:1 error: The formula "\\frac{a" can't be typeset`],
  [
    'a\nb $\\nope{x}$',
    '2:3 warning: "$\\nope{x}$" is read as text, not as a formula.'
  ],
  [
    'a $$\\frac{1}{2} b',
    '1:3 warning: "$$\\frac{1}{2} b" is read as text, not as a formula.'
  ]
])('the mistake in %j is reported', async (source, expected) => {
  const { diagnostics } = await renderMarkdown(source, 'md')
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]).toContain(expected)
})

test.each([
  '$$\na\n$$',
  '> $$\n> a\n> $$\n\nb',
  '- $$\n  a\n  $$\n- b',
  '- b\n\n  $$$\n  a\n  $$$\n',
  '```math\na\n```',
  'It costs $5 and then $10 more, or $HOME and $PATH.',
  'In `$\\frac{a}$` and $HOME\\bin or $TMP\\bin.',
  'The process id is $$ and the last is $!.',
  'a $$\\frac{1}{2}$$ b'
])('nothing is reported for %j', async source => {
  const { diagnostics } = await renderMarkdown(source, 'md')
  expect(diagnostics).toEqual([])
})

test('a mistake is reported even if braces split the formula in MDX', async () => {
  const { diagnostics } = await renderMarkdown('a $\\frac{1}{2}$ b')
  expect(diagnostics).toEqual([
    expect.stringContaining(
      '1:3 warning: "$\\frac" is read as text, not as a formula.'
    )
  ])
})

test.each([
  ['only dollar signs', '$'.repeat(1_000_000)],
  ['a dollar sign in a long line', `$${'a\\b '.repeat(250_000)}`],
  ['many prices', '$5 and \\a '.repeat(100_000)],
  ['many backslashes', `$${'\\'.repeat(1_000_000)}`]
])('1 MB of text is scanned in linear time: %s', (_, text) => {
  expect(FORMULA_TYPOS.filter(({ pattern }) => pattern.test(text))).toEqual([])
})

test('formulas are MathML without styles', async () => {
  const { html } = await renderMarkdown('a $$\\boxed{x^2}$$ b')
  expect(html).toMatch(/<p>a <math[^>]*>.*data-boxed="".*<\/math> b<\/p>/)
  expect(html).not.toMatch(' style')
})
