import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'

test('the last child is beside all others', async () => {
  const { html, findings } = await renderMarkdown(
    '<SideBySide>\n\n## Start\n\nText.\n\n```ts\nstart()\n```\n\n</SideBySide>'
  )
  expect(findings).toEqual([])
  expect(html).toMatch(
    /<div class="side-by-side"><div><h2 .*<p>Text\.<\/p><\/div><figure/s
  )
})

test('a single child is reported', async () => {
  const { findings } = await renderMarkdown(
    '<SideBySide>\n\nText.\n\n</SideBySide>'
  )
  expect(findings).toHaveLength(1)
  expect(findings[0]).toContain('1:1 error: <SideBySide> needs text')
})
