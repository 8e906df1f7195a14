import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'

test('a diagram with an unsupported statement stays code', async () => {
  const { html, findings } = await renderMarkdown(
    '```mermaid alt="A"\nflowchart TD\nsubgraph one\na ~~~ b\nend\none --> c\n```'
  )
  expect(html).not.toContain('<svg')
  expect(html.replace(/<[^>]*>/g, '')).toContain('a ~~~ b')
  expect(findings[0]).toMatch(/^4:1 error: "a ~~~ b".*shown as code\.$/)
})
