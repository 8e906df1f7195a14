import { describe, expect, test } from 'vitest'
import { findBodyTitle } from './findBodyTitle.ts'

const LICENSE = '<!--\n# Copyright of somebody\n# All rights reserved\n-->\n\n'

describe('2.5.3 the title of a body', () => {
  test.each([
    ['# One\n\ntext', 'One'],
    ['# One #\r\n\r\ntext', 'One'],
    ['One\n===\n\ntext', 'One'],
    ['One\ntwo\n=\n', 'One two'],
    ['text\n\n# `code` and *more* ~~not~~ {#id}', 'code and more not'],
    ['# A \\& B \\<T> &amp; `<T>` <kbd>C</kbd>', 'A & B <T> & <T> C'],
    ['# [One](./a.md) [two][2] [^3] :tada:', 'One two'],
    ['# 请**“只读”**模式', '请“只读”模式'],
    ['# ![Logo](a.png)', 'Logo'],
    ['#\n\ntext', ''],
    ['text only', undefined],
    ['## Two', undefined],
    ['text\n\n#no-space', undefined]
  ])('of %j is %s in both formats', (body, title) => {
    expect(findBodyTitle(body, 'md')?.text).toBe(title)
    expect(findBodyTitle(body, 'mdx')?.text).toBe(title)
  })

  test.each([
    ['<h1 align="center">One</h1>', 'One'],
    [
      '<h1>\n  <img alt="Logo" src="a.png">\n  One &amp; two\n</h1>',
      'Logo One & two'
    ],
    ['<div align="center">\n\n# One\n\n</div>', 'One'],
    ['<p>\n<!-- <h1>No</h1> -->\n</p>\n<h1>One</h1>', 'One']
  ])('of %j is %s', (body, title) => {
    expect(findBodyTitle(body, 'md')?.text).toBe(title)
  })

  test.each([
    ['<h1>One</h1>', 'One'],
    ['<h1\n  className="a"\n>\n  One\n</h1>', 'One'],
    ['<div>\n\n# One\n\n</div>', 'One'],
    ['# One {/* two */}', 'One'],
    ['    # One', 'One'],
    ['# One\n\nA } that is not MDX', 'One'],
    ['A } that is not MDX\n\n# One', 'One']
  ])('of the MDX %j is %s', (body, title) => {
    expect(findBodyTitle(body, 'mdx')?.text).toBe(title)
  })
})

describe('a line that only looks like a title is ignored', () => {
  test.each([
    ['a comment', '<!-- # No -->'],
    ['a multi-line comment', LICENSE],
    ['a comment with an empty line', '<!--\n\n# No\n\n-->'],
    ['a comment below text', 'text\n\n<!--\nNo\n==\n-->'],
    ['a comment in a list', '- a\n\n  <!--\n  # No\n  -->'],
    ['code', '```sh\n# No\n```'],
    ['code with a comment', '```html\n<!--\n```\n\n```sh\n# No\n```'],
    ['code in a list', '- a\n\n  ~~~\n  # No\n  ~~~'],
    ['a formula', '$$\n# No\n$$'],
    ['a list', '- # No'],
    ['a quote', '> # No']
  ])('in %s', (_, body) => {
    expect(findBodyTitle(body, 'md')).toBeUndefined()
    expect(findBodyTitle(body, 'mdx')).toBeUndefined()
    expect(findBodyTitle(`${body}\n\n# One`, 'md')?.text).toBe('One')
    expect(findBodyTitle(`${body}\n\n# One`, 'mdx')?.text).toBe('One')
  })

  test.each([
    ['raw HTML', '<div>\n# No\n</div>'],
    ['raw code', '<pre>\n\n# No\n\n</pre>'],
    ['indented code', 'text\n\n    # No']
  ])('in %s', (_, body) => {
    expect(findBodyTitle(body, 'md')).toBeUndefined()
  })

  test.each([
    ['an MDX comment', '{/* # No */}'],
    ['a multi-line MDX comment', '{/*\n# No\n*/}'],
    ['a template', 'export const a = `\n# No\n`'],
    ['an attribute', '<CodeBlock text={`\n# No\n`} />']
  ])('in %s', (_, body) => {
    expect(findBodyTitle(body, 'mdx')).toBeUndefined()
  })
})

test.each([
  ['# One', true, { first: 1, last: 1 }],
  [`${LICENSE}One\n===`, true, { first: 6, last: 7 }],
  ['import A from "./a"\n\n{/* b */}\n\n# One', true, { first: 5, last: 5 }],
  ['text\n\n# One', false, { first: 3, last: 3 }],
  ['<h1>One</h1>', true, undefined]
])('in %j the title is first: %j, at %j', (body, isFirst, lines) => {
  expect(findBodyTitle(body, 'mdx')).toEqual({ text: 'One', isFirst, lines })
})

test('without a parser, pages with code have the same title', () => {
  const parts = [
    '# Title',
    'text',
    '',
    '',
    '```',
    '```sh',
    '~~~',
    '- ```',
    '  ```',
    '    ```',
    '> ```',
    '````',
    '<div>',
    '</div>',
    '<pre>',
    '1. a',
    '===',
    '{`',
    '[^1]: note',
    '<A b={`'
  ]
  // A linear congruential generator, so that every run tests the same pages.
  let state = 1
  const pick = () => {
    state = (state * 48_271) % 2_147_483_647
    return parts[state % parts.length]
  }
  for (let page = 0; page < 400; page++) {
    const body = Array.from({ length: 3 + (page % 9) }, pick).join('\n')
    for (const format of ['md', 'mdx'] as const) {
      // A comment forces the use of the parser.
      const parsed = findBodyTitle(`<!-- -->\n\n${body}`, format)
      expect([body, findBodyTitle(body, format)?.text]).toEqual([
        body,
        parsed?.text
      ])
    }
  }
})
