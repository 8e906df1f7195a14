import { expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

const at = '/docs/components'

conform('everything', at, {
  '2.9.15 details are closed by default': {
    '.details > summary': [
      'With code in its summary',
      'Nested',
      'An element of HTML'
    ],
    '.details@data-collapsed': ['true', 'false', 'true'],
    '.details@open': ['', 'open', '']
  },
  '2.9.15 HTML details work the same, with Markdown inside': {
    '.details:contains("An element of HTML") strong': ['Markdown']
  },
  '2.9 steps are a numbered list': {
    '.steps > ol > li': [/^Install it/, /^Write it/, /^Ship it/],
    '.steps > ol > li:first-child [role=tab]': ['npm', 'pnpm', 'bun']
  },
  '2.9 a badge has a tone': {
    '.badge:contains("beta")@data-tone': ['warning']
  }
})

const drawings = '/docs/drawings'

conform('everything', drawings, {
  '2.9 a diagram is an image with a text alternative': {
    '.diagram svg[role=img]:not([data-narrow])@aria-label': [
      /^A request is answered/,
      /^Five stages/,
      /^A request is idle/,
      /^The page asks the worker/,
      /^A form has fields/,
      /^A customer places orders/
    ],
    '.diagram svg[data-narrow]@aria-label': [/^Five stages/],
    '.diagram > figcaption': ['Where an answer comes from']
  },
  '2.9 formulas are MathML, and prices are not formulas': {
    'math@display': ['', 'block', 'block'],
    '.math > math@display': ['block', 'block'],
    'p:contains("Prices")': ['Prices such as $5 and $6 stay.']
  }
})

test('2.9 a diagram keeps the text of its labels', () => {
  const texts = list(readPage('everything', drawings), '.diagram text')
  expect(texts).toContain('+ values: Values')
})

conform('everything', '/docs/moved', {
  '2.9 a Docusaurus page has everything it imports': {
    '.code-block:has(> figcaption:contains("total.ts")) .k': [
      'interface',
      'readonly',
      'readonly',
      'export function',
      'readonly',
      'return'
    ],
    'main p:contains("From a fence of")': ['From a fence of mdx-code-block.'],
    'main :contains("mdx-code-block"):not(:has(:contains("mdx-code-block")))': [
      'mdx-code-block'
    ],
    'main a:contains("A link of Docusaurus")@href': ['/docs/text'],
    'main button:contains("Counted")': ['Counted 2']
  }
})
