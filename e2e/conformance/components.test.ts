import { describe, expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

describe('2.9 Components', () => {
  const at = '/docs/components'

  conform('everything', [
    {
      name: '2.9.15 details are closed by default',
      at,
      see: {
        '.details > summary': [
          'With code in its summary',
          'Nested',
          'An element of HTML'
        ],
        '.details@data-collapsed': ['true', 'false', 'true'],
        '.details@open': ['', 'open', '']
      }
    },
    {
      name: '2.9.15 HTML details work the same, with Markdown inside',
      at,
      see: { '.details:contains("An element of HTML") strong': ['Markdown'] }
    },
    {
      name: '2.9 steps are a numbered list',
      at,
      see: {
        '.steps > ol > li': [/^Install it/, /^Write it/, /^Ship it/],
        '.steps > ol > li:first-child [role=tab]': ['npm', 'pnpm', 'bun']
      }
    },
    {
      name: '2.9 a card links where its title does; links inside it lead elsewhere',
      at,
      see: {
        '.card:contains("link inside") .card-title a@href': ['/docs/tabs'],
        '.card:contains("link inside") .card-body a@href': ['/docs/code']
      }
    },
    {
      name: '2.9 a badge has a tone',
      at,
      see: { '.badge:contains("beta")@data-tone': ['warning'] }
    }
  ])
})

describe('2.9 Diagrams and formulas', () => {
  const at = '/docs/drawings'

  conform('everything', [
    {
      name: '2.9 a diagram is an image with a text alternative',
      at,
      see: {
        '.diagram svg[role=img]@aria-label': [
          /^A request is answered/,
          /^Five stages/,
          /^A request is idle/,
          /^The page asks the worker/,
          /^A form has fields/,
          /^A customer places orders/
        ],
        '.diagram > figcaption': ['Where an answer comes from']
      }
    },
    {
      name: '2.9 formulas are MathML, and prices are not formulas',
      at,
      see: {
        'math@display': ['', 'block', 'block'],
        '.math > math@display': ['block', 'block'],
        'p:contains("Prices")': ['Prices such as $5 and $6 stay.']
      }
    }
  ])

  test('2.9 a diagram keeps the text of its labels', () => {
    const texts = list(readPage('everything', at), '.diagram text')
    expect(texts).toContain('+ values: Values')
  })
})

describe('2.9 A page of Docusaurus', () => {
  conform('everything', [
    {
      name: '2.9 a Docusaurus page has everything it imports',
      at: '/docs/moved',
      see: {
        '.code-block:has(> figcaption:contains("total.ts")) .k': [
          'interface',
          'readonly',
          'readonly',
          'export function',
          'readonly',
          'return'
        ],
        'main p:contains("From a fence of")': [
          'From a fence of mdx-code-block.'
        ],
        'main :contains("mdx-code-block"):not(:has(:contains("mdx-code-block")))':
          ['mdx-code-block'],
        'main a:contains("A link of Docusaurus")@href': ['/docs/text'],
        'main button:contains("Counted")': ['Counted 2']
      }
    }
  ])
})
