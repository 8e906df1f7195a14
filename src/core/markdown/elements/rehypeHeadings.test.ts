import type { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

test.each([
  ['## Limits of the pump[^a]', 'limits-of-the-pump', 'Limits of the pump'],
  ['## A[^a] *b*[^a] c', 'a-b-c', 'A <em>b</em> c'],
  ['## H<sup>2</sup>O', 'h2o', 'H2O'],
  ['## 🎉', 'section', '🎉'],
  ['## :tada:', 'section', '🎉'],
  ['## ???', 'section', '???'],
  ['## C++ 🎉', 'c-', 'C++ 🎉']
])('%s has the id %s', async (source, id, html) => {
  const { headings } = await renderMarkdown(`${source}\n\n[^a]: Note`)
  expect(headings).toEqual([{ level: 2, id, html }])
})

test('headings without letters have different ids', async () => {
  const { html } = await renderMarkdown('## 🎉\n\n## ???\n\n## A\n\n## !')
  const ids = [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['section', 'section-1', 'a', 'section-2'])
})

test('headings of excerpts have no ids, and links to them lead to the post', async () => {
  const markExcerpt = () => (_: unknown, file: VFile) => {
    file.data.isExcerpt = true
  }
  const { html } = await renderMarkdown('[a](#part)\n\n## Part\n', 'mdx', {
    setup: { plugins: { remark: [markExcerpt], rehype: [], version: '' } }
  })
  expect(html).toContain('<a href="/base/page#part">a</a>')
  expect(html).toContain('<h2>Part</h2>')
})
