import { expect, test } from 'vitest'
import { acceptHeaders } from './acceptHeaders.fixture.ts'
import { prefersMarkdown } from './prefersMarkdown.ts'

test.each(acceptHeaders)('%j: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected)
})

test('a client without the header gets HTML', () => {
  expect(prefersMarkdown()).toBe(false)
})
