import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

test('destructuring patterns declare names', async () => {
  const { html, diagnostics } = await renderMarkdown(
    'export const [a, ...[b]] = [1, 2]\nexport const { c, d: { e = 4 } } = { c: 3, d: {} }\n\n{a} {b} {c} {e}'
  )
  expect(diagnostics).toEqual([])
  expect(html).toContain('1234')
})

test.each(['d', 'inner'])('%s is not declared', async name => {
  const { diagnostics } = await renderMarkdown(
    `export const { d: a } = { d: 1 }\nexport function b(inner) {}\n\n{${name}}`
  )
  expect(diagnostics.join()).toContain(`"${name}" isn't declared`)
})
