import { expect, test } from 'vitest'
import { prepareMarkdown } from './prepareMarkdown.ts'

test('a page stays unchanged', () => {
  expect(prepareMarkdown('# A\n\ntext', { format: 'md' })).toBe('# A\n\ntext')
})

test.each([
  ['# A\n\ntext', '\n\ntext'],
  ['---\ntitle: A\n---\n\n# A\n\ntext', '---\ntitle: A\n---\n\n\n\ntext'],
  ['A\n=\n\ntext', '\n\n\ntext'],
  ['<!--\n# License\n-->\n\n# A', '<!--\n# License\n-->\n\n'],
  ['text\n\n# A', 'text\n\n# A']
])('a heading at the start of a post is its title: %j', (source, left) => {
  expect(prepareMarkdown(source, { format: 'md', isTitled: true })).toBe(left)
})

test('an excerpt ends at the marker, in both notations', () => {
  for (const marker of ['<!-- truncate -->', '{/* truncate */}']) {
    expect(prepareMarkdown(`a\n\n${marker}\n\nb`, { isExcerpt: true })).toBe(
      'a\n\n'
    )
  }
})
