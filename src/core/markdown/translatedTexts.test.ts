import { expect, test } from 'vitest'
import { englishTexts } from '../model/catalogue.ts'
import { renderMarkdown } from './renderMarkdown.fixture.ts'

/** UI texts with some translations. */
const texts = {
  ...englishTexts,
  directLink: 'Link: {heading}',
  note: 'Hinweis',
  warning: 'Warnung',
  details: 'Mehr',
  copyCode: 'Code kopieren',
  toggleWordWrap: 'Umbrechen & so',
  namedTable: 'Tabelle: {heading}',
  taskDone: 'Erledigt',
  footnotes: 'Fußnoten',
  footnoteBack: 'Zurück zu {reference}'
}

test.each([
  ['## One', 'aria-label="Link: One" title="Link: One"'],
  [':::note\n\nText\n\n:::', '>Hinweis</p>'],
  ['> [!WARNING]\n> Text', '>Warnung</p>'],
  ['<Admonition>Text</Admonition>', '>Hinweis</p>'],
  ['<details>Text</details>', '<summary>Mehr</summary>'],
  ['<Details>Text</Details>', '<summary>Mehr</summary>'],
  ['```js\n1\n```', 'aria-label="Code kopieren"'],
  ['```js\n1\n```', 'aria-label="Umbrechen &amp; so"'],
  ['## A\n\n| x |\n| - |\n| y |', 'aria-label="Tabelle: A"'],
  ['- [x] a', 'aria-label="Erledigt"'],
  ['a[^1]\n\n[^1]: b', '>Fußnoten</h2>'],
  ['a[^1]\n\n[^1]: b', 'aria-label="Zurück zu 1"']
])('%j contains translated UI texts', async (source, expected) => {
  const { html } = await renderMarkdown(source, 'mdx', { texts })
  expect(html).toContain(expected)
})

test("an author's title isn't replaced", async () => {
  const { html } = await renderMarkdown(':::note[Note]\n\nText\n\n:::', 'mdx', {
    texts
  })
  expect(html).toContain('>Note</p>')
})
