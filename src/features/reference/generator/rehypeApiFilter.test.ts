import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'
import { MIN_FILTERED_ENTRIES } from './rehypeApiFilter.ts'

const filter = '<div class="api-filter"'

/** Create entries, each with a heading. */
function toEntries(count: number, heading = '### `name`'): string {
  return `${heading}\n\nText.\n\n`.repeat(count)
}

test.each([
  ['many entries', toEntries(MIN_FILTERED_ENTRIES), true],
  ['fewer entries', toEntries(MIN_FILTERED_ENTRIES - 1), false],
  ['headings with other words', toEntries(20, '### Use `name`'), false],
  ['headings without code', toEntries(20, '### Name'), false]
])('a filter on a page with %s: %s', async (_, source, expected) => {
  const { html } = await renderMarkdown(source, 'md')
  expect(html.includes(filter)).toBe(expected)
})

test('the filter is above the first group of entries', async () => {
  const { html } = await renderMarkdown(
    `## Install\n\n## Inputs\n\n${toEntries(20)}## Layout\n\n${toEntries(1)}`
  )
  const [before = '', after = ''] = html.split(filter)
  expect(before).toContain('id="install"')
  expect(before).not.toContain('id="inputs"')
  expect(after).toMatch(/^[^\n]*<\/div><h2 id="inputs">/)
  expect(after.match(/<h3 [^>]*data-entry/g)).toHaveLength(21)
})

test('the filter is an input with a label, and a status for its result', async () => {
  const { html } = await renderMarkdown(toEntries(20))
  expect(html).toMatch(/<label>Filter <input type="search" [^>]*><\/label>/)
  expect(html).toContain('<span role="status"></span>')
})
