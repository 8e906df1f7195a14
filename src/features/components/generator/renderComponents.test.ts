import { expect, test } from 'vitest'
import {
  compileMarkdown,
  renderMarkdown
} from '../../../core/markdown/renderMarkdown.fixture.ts'
import { englishTexts } from '../../../core/model/catalogue.ts'

/** The order of attributes varies. */
const DEFAULT_FIRST = /( data-default="")( class="admonition-title")/

/** Render a page without its wrapper. */
async function renderPart(source: string) {
  const { html } = await renderMarkdown(source)
  return html.replace(/^<div data-static="">([\s\S]*)<\/div>$/, '$1')
}

test.each([
  [':::note\n\nText\n\n:::', 'note', ' data-default="">note', 'Text'],
  [':::tip[A *b*]\nText\n:::', 'tip', '>A <em>b</em>', 'Text'],
  [':::danger A b\nText\n:::', 'danger', '>A b', 'Text'],
  [':::info{title="A"}\nText\n:::', 'info', '>A', 'Text'],
  [':::caution\nText\n:::', 'warning', ' data-default="">caution', 'Text'],
  ['> [!IMPORTANT]\n> Text', 'info', ' data-default="">important', 'Text'],
  [
    '<Admonition type="tip" title="A `b`">\n\nText\n\n</Admonition>',
    'tip',
    '>A <code>b</code>',
    'Text'
  ],
  [
    '<Admonition icon="💡" title="A">\n\nText\n\n</Admonition>',
    'note',
    '><span class="admonition-icon" aria-hidden="true">💡</span>A',
    'Text'
  ]
])('2.9.16 %j is an admonition', async (source, kind, title, body) => {
  const html = await renderPart(source)
  const flat = html.replace(/\n/g, '').replace(DEFAULT_FIRST, '$2$1')
  expect(flat).toBe(
    `<div class="admonition" data-kind="${kind}" role="note"><p class="admonition-title"${title}</p><div class="admonition-body"><p>${body}</p></div></div>`
  )
})

test('2.9.16 an unknown admonition is plain text and reported', async () => {
  const { html, diagnostics } = await renderMarkdown('a\n\n:::what\n\nb\n\n:::')
  expect(html).toMatch('<p>b</p>')
  expect(diagnostics).toEqual([
    '3:1 warning: ":::what" isn\'t an admonition, so its content is shown as plain text.'
  ])
})

test.each([
  [
    ':::tip\n\na\n\n:::\n\n:::',
    '7:1 warning: ":::" is read as text, not as the end of an admonition.'
  ],
  ['<Card>a</Card>', '1:1 error: <Card> needs the attribute "title".'],
  [
    '<Badge tone="x">a</Badge>',
    '1:1 warning: <Badge> has the unknown tone "x".'
  ],
  [
    '<Steps>\n\na\n\n</Steps>',
    '1:1 error: <Steps> must contain an ordered list.'
  ],
  [
    '<FileTree>a</FileTree>',
    '1:1 error: <FileTree> must contain a bullet list.'
  ]
])('the mistake in %j is reported', async (source, expected) => {
  const { diagnostics } = await renderMarkdown(source)
  expect(diagnostics.join('\n')).toContain(expected)
})

test('in .md, details contain Markdown', async () => {
  const source = '<details><summary>A</summary>\n\n*b*\n\n</details>'
  const { html } = await renderMarkdown(source, 'md')
  expect(html).toContain('<summary>A</summary><div class="details-body">')
})

test.each([
  ['<Details summary="A">b</Details>', 'data-collapsed="true"'],
  ['<Details summary="A" open>b</Details>', 'data-collapsed="false" open'],
  ['<details open>b</details>', 'data-collapsed="false" open']
])('%j has the state %s', async (source, state) => {
  const { html } = await renderMarkdown(source)
  const [tag = ''] = /<details[^>]*>/.exec(html) ?? []
  expect(tag).toBe(`<details class="details" ${state}>`)
})

test('a file tree shows folders, files and omissions', async () => {
  const { html } = await renderMarkdown(
    '<FileTree>\n\n- src/\n- lib\n  - a.ts the first\n- …\n\n</FileTree>'
  )
  const found = html.matchAll(
    /data-file="(\w+)"><span class="file-tree-name">(.*?)</g
  )
  expect(Array.from(found, ([, kind, name]) => `${name} ${kind}`)).toEqual([
    'src/ folder',
    'lib folder',
    'a.ts file',
    '… rest'
  ])
  expect(html).toContain('<span class="file-tree-remark">the first</span>')
})

test.each('Admonition Badge Card CardDrawer Cards Details Steps'.split(' '))(
  'code of a page imports %s',
  async name => {
    const code = await compileMarkdown(
      `export const Own = props => <div><${name} {...props} /></div>\n\n<Own />`
    )
    expect(code).toContain(`import {${name}} from '@toolbox/`)
  }
)

/** UI texts with some translations. */
const texts = {
  ...englishTexts,
  note: 'Hinweis',
  warning: 'Warnung',
  details: 'Mehr'
}

test.each([
  [':::note\n\nText\n\n:::', '>Hinweis</p>'],
  ['> [!WARNING]\n> Text', '>Warnung</p>'],
  ['<Admonition>Text</Admonition>', '>Hinweis</p>'],
  ['<details>Text</details>', '<summary>Mehr</summary>'],
  ['<Details>Text</Details>', '<summary>Mehr</summary>'],
  [':::note[Note]\n\nText\n\n:::', '>Note</p>']
])('%j has the title %j', async (source, expected) => {
  const { html } = await renderMarkdown(source, 'mdx', { texts })
  expect(html).toContain(expected)
})
