import { expect, test } from 'vitest'
import { englishTexts } from '../model/catalogue.ts'
import { renderMarkdown } from './renderMarkdown.fixture.ts'

/** UI texts with some translations. */
const texts = {
  ...englishTexts,
  directLink: 'Link: {heading}',
  namedTable: 'Tabelle: {heading}',
  taskDone: 'Erledigt',
  footnotes: 'Fußnoten',
  footnoteBack: 'Zurück zu {reference}'
}

test.each([
  ['## One', 'aria-label="Link: One" title="Link: One"'],
  ['## A\n\n| x |\n| - |\n| y |', 'aria-label="Tabelle: A"'],
  ['- [x] a', 'aria-label="Erledigt"'],
  ['a[^1]\n\n[^1]: b', '>Fußnoten</h2>'],
  ['a[^1]\n\n[^1]: b', 'aria-label="Zurück zu 1"']
])('%j contains translated UI texts', async (source, expected) => {
  const { html } = await renderMarkdown(source, 'mdx', { texts })
  expect(html).toContain(expected)
})
