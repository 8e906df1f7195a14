import { expect, test } from 'vitest'
import { createHighlightCode, MAX_COLORED_LENGTH } from './highlightCode.ts'

test('a line too long to colour stays plain, and the next has colours', async () => {
  const long = 'a=1;'.repeat(MAX_COLORED_LENGTH / 4)
  const highlightCode = createHighlightCode()
  const [first, second] = await highlightCode(`${long}\nconst b = 2`, 'js')
  expect(first).toEqual([{ text: long }])
  expect(second?.[0]).toEqual({ text: 'const ', classes: 'tk-keyword' })
})
