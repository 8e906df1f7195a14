import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'

test('a diagram with an unsupported statement stays code', async () => {
  const { html, diagnostics } = await renderMarkdown(
    '```mermaid alt="A"\nflowchart TD\nsubgraph one\na ~~~ b\nend\none --> c\n```'
  )
  expect(html).not.toContain('<svg')
  expect(html.replace(/<[^>]*>/g, '')).toContain('a ~~~ b')
  expect(diagnostics[0]).toMatch(/^4:1 error: "a ~~~ b".*shown as code\.$/)
})

test('diagrams take their colors from the page', async () => {
  const { html } = await renderMarkdown(
    '```mermaid alt="A to B" title="T"\ngraph TD\nA --> B\n```'
  )
  expect(html).toMatch('<svg role="img" aria-label="A to B"')
  expect(html).toMatch('<figcaption>T</figcaption>')
  expect(html).not.toMatch(/style=|<style|="#/)
})

test.each([
  ['```mermaid alt="a"\nwhat\n```', "1:1 error: Can't draw the diagram"],
  [
    '```mermaid\ngraph TD\nA --> B\n```',
    '1:1 warning: The diagram has no text alternative.'
  ]
])('the mistake in %j is reported', async (source, expected) => {
  const { diagnostics } = await renderMarkdown(source)
  expect(diagnostics.join('\n')).toContain(expected)
})
