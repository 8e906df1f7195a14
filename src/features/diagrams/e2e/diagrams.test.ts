import { expect, test } from 'vitest'
import { list, readPage } from '../../../../e2e/support/builtPage.ts'
import { conform } from '../../../../e2e/support/conform.ts'

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
  }
})

test('2.9 a diagram keeps the text of its labels', () => {
  const texts = list(readPage('everything', drawings), '.diagram text')
  expect(texts).toContain('+ values: Values')
})
