import { expect, test } from 'vitest'
import { compileMarkdown, renderMarkdown } from './renderMarkdown.fixture.ts'

/** The order of attributes varies. */
const DEFAULT_FIRST = /( data-default="")( class="admonition-title")/

/** Render a page without its wrapper and heading anchors. */
async function renderPart(source: string, format?: 'md' | 'mdx') {
  const { html } = await renderMarkdown(source, format)
  return html
    .replace(/^<div data-static="">([\s\S]*)<\/div>$/, '$1')
    .replace(/<a class="heading-anchor"[^>]*>\u200B<\/a>/g, '#')
}

test.each([
  ['API / Reference', 'api--reference'],
  ['What is `useQuery`?', 'what-is-usequery'],
  ['1. First', '1-first'],
  ['C++ & C#', 'c--c'],
  ['Über uns', 'über-uns'],
  ['Custom {#Own-Id}', 'Own-Id'],
  ['`{}` Custom {#own id}', 'own id']
])('2.9.2 the heading %j has the id %j', async (heading, id) => {
  const { headings } = await renderMarkdown(`## ${heading}`)
  expect(headings[0]?.id).toBe(id)
})

test('2.9.2 2.9.3 headings keep inline markup, number repeats and leave h1 out', async () => {
  const source = '# One\n\n## A *b* `c` [d](./x.mdx)\n\n### Same\n\n### Same'
  const { headings, html } = await renderMarkdown(source)
  expect(headings).toEqual([
    { level: 2, id: 'a-b-c-d', html: 'A <em>b</em> <code>c</code> d' },
    { level: 3, id: 'same', html: 'Same' },
    { level: 3, id: 'same-1', html: 'Same' }
  ])
  expect(html).toMatch('<h1>One</h1>')
  expect(html).toMatch('aria-label="Direct link to Same"')
  expect(html).toMatch('aria-label="Direct link to a-b-c-d"')
})

test.each([
  ['# Title\n\nText.', '<header><h1>Title</h1></header>\n<p>Text.</p>'],
  ['Text.\n\n# Title', '<p>Text.</p>\n<header><h1>Title</h1></header>'],
  ['# One\n\n# Two', '<header><h1>One</h1></header>\n<h1>Two</h1>']
])('in %j the first heading is wrapped in a header', async (source, html) => {
  expect(await renderPart(source)).toBe(html)
})

test('a title below another heading is not wrapped in a header', async () => {
  expect(await renderPart('## Two\n\n# One')).toMatch('\n<h1>One</h1>')
})

test('the headings of a partial are listed at its position', async () => {
  const code = await compileMarkdown(
    "import Part from './_part.mdx'\n\n## One\n\n<Part />\n\n## Two"
  )
  expect(code).toMatch('import {headings as _headings0} from "./_part.mdx"')
  expect(code.replace(/\s+/g, ' ')).toMatch(
    '"html": "One" }, ..._headings0, { "level": 2,'
  )
})

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
])('%j is an admonition', async (source, kind, title, body) => {
  const html = await renderPart(source)
  const flat = html.replace(/\n/g, '').replace(DEFAULT_FIRST, '$2$1')
  expect(flat).toBe(
    `<div class="admonition" data-kind="${kind}" role="note"><p class="admonition-title"${title}</p><div class="admonition-body"><p>${body}</p></div></div>`
  )
})

test('an unknown admonition is plain text and reported', async () => {
  const { html, findings } = await renderMarkdown('a\n\n:::what\n\nb\n\n:::')
  expect(html).toMatch('<p>b</p>')
  expect(findings).toEqual([
    '3:1 warn: ":::what" isn\'t an admonition, so its content is shown as plain text.'
  ])
})

test.each([
  ['12:30 and :word and a::b', '<p>12:30 and :word and a::b</p>'],
  ['A <!-- comment --> b', '<p>A  b</p>'],
  ['<!-- a\n\nb -->\n\nc', '<p>c</p>'],
  ['{/* a */}\n\nb', '<p>b</p>'],
  [':rocket: and :nothing:', '<p>🚀 and :nothing:</p>'],
  ['a <b className="x">a</b> {"b"}', '<p>a <b class="x">a</b> b</p>'],
  ['a <kbd>K</kbd><br />b', '<p>a <kbd>K</kbd><br>b</p>'],
  ['$5 and $6', '<p>$5 and $6</p>']
])('%j renders as %j', async (source, expected) => {
  expect(await renderPart(source)).toBe(expected)
})

test.each([
  [
    'a < b {c} <T></T> <https://x.y>',
    'a &#x3C; b {c} <t></t> <a href="https://x.y"'
  ],
  ['export is a word', 'export is a word'],
  ['x <b title="{">y</b>', '<b title="{">y</b>'],
  ['    indented', '<code class="language-text">indented'],
  ['<!-- comment -->\n\n<p>a</p>', '<p>a</p>'],
  [
    '<details><summary>A</summary>\n\n*b*\n\n</details>',
    '<summary>A</summary><div class="details-body">'
  ]
])('in .md, the markup of %j contains %j', async (source, expected) => {
  const { html, findings } = await renderMarkdown(source, 'md')
  expect(html).toContain(expected)
  expect(findings).toEqual([])
})

test.each([
  ['[a](./x.mdx#b)', '<a href="/base/x#b">a</a>'],
  ['[a](#b)', '<a href="#b">a</a>'],
  [
    '[a](https://x.y)',
    '<a href="https://x.y" target="_blank" rel="noopener noreferrer" class="external-link">a</a>'
  ],
  [
    '[a](pathname:///x.html)',
    '<a href="/base/x.html" data-file="" target="_blank" rel="noopener noreferrer">a</a>'
  ],
  [
    '<a href="pathname:///x.html" target="_self">a</a>',
    '<a href="/base/x.html" target="_self" data-file="" rel="noopener noreferrer">a</a>'
  ],
  ['<a href="./x.mdx">a</a>', '<a href="/base/x">a</a>'],
  ['<Link to="./x.mdx">a</Link>', '<a href="/base/x">a</a>']
])('the link %j becomes %j', async (source, expected) => {
  expect(await renderPart(`x ${source}`)).toBe(`<p>x ${expected}</p>`)
})

test('a linked file is imported, and its URL inserted', async () => {
  const code = await compileMarkdown('[a](./a.zip) b')
  expect(code).toMatch('import _asset0 from "../a.zip"')
  expect(code).toMatch(
    '__html: "<p><a href=\\"" + _asset0 + "\\" target=\\"_blank\\"'
  )
})

test('an imported URL in an element with a component is an attribute', async () => {
  const code = await compileMarkdown('export const X = 1\n\n[<X />](./a.zip)')
  expect(code.replace(/\s+/g, ' ')).toMatch(
    '_jsx(_components.a, { href: _asset0,'
  )
})

test('a missing image is reported with its position and path', async () => {
  const { findings } = await renderMarkdown('a\n\nb ![](./no.png)')
  expect(findings).toEqual([
    '3:3 error: Image ./no.png used in docs/page.mdx not found.'
  ])
})

test('tables scroll, and alignment is a class', async () => {
  const html = await renderPart('| a | b |\n|--|:-:|\n| c | d |')
  expect(html.replace(/\n/g, '')).toBe(
    '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table><thead><tr><th>a</th><th class="align-center">b</th></tr></thead><tbody><tr><td>c</td><td class="align-center">d</td></tr></tbody></table></div>'
  )
})

test("an author's component gets elements, and code as markup", async () => {
  const code = await compileMarkdown(
    'import Own from "./Own.tsx"\n\n<Own>\n\na *b*\n\n```ts\nc\n```\n\n</Own>'
  )
  expect(code).toMatch(/_jsxs\(_components\.p, {\s*children: \["a "/)
  expect(code.match(/__html/g)).toHaveLength(1)
})

test('a page without components is one string', async () => {
  const code = await compileMarkdown('# A\n\nb *c*\n\n- d\n\n```ts\ne\n```')
  expect(code.match(/__html/g)).toHaveLength(1)
})

test('components split a page into strings', async () => {
  const source =
    'a\n\n<Tabs>\n<TabItem value="b">\n\nc\n\n</TabItem>\n</Tabs>\n\nd'
  const { html } = await renderMarkdown(source)
  expect(html).toBe(
    '<p>a</p></div><x-tabs><x-tab value="b"><div data-static=""><p>c</p></div></x-tab></x-tabs><div data-static=""><p>d</p>'
  )
})

test('text around a component in a sentence stays inside the sentence', async () => {
  const source = 'export const X = () => "x"\n\nA *b* <X /> c'
  const { html } = await renderMarkdown(source)
  expect(html).toBe('<p><span data-static="">A <em>b</em> </span>x c</p>')
})

test('spaces around components in an element are kept', async () => {
  const source = 'export const X = () => "x"\n\n<div>a <X /> <X /></div>'
  const { html } = await renderMarkdown(source)
  expect(html).toMatch('<div>a x x')
})

test('style attributes are removed and reported', async () => {
  const { html, findings } = await renderMarkdown(
    '<p style="color: red">a</p>',
    'md'
  )
  expect(html).not.toMatch('style')
  expect(findings).toEqual([
    '1:1 warn: The attribute style="color: red" of <p> is removed.'
  ])
})

test.each([
  ['a\n\n<!-- b\n\nc', '3:1 error: The comment "<!--" isn\'t closed'],
  [
    ':::tip\n\na\n\n:::\n\n:::',
    '7:1 warn: ":::" is read as text, not as the end of an admonition.'
  ],
  ['a {b}', '1:3 error: "{b}" is an expression, but "b" isn\'t declared'],
  ['a <B>c</B>', "1:3 error: <B> isn't declared on this page."],
  ['<Card>a</Card>', '1:1 error: <Card> needs the attribute "title".'],
  ['<Badge tone="x">a</Badge>', '1:1 warn: <Badge> has the unknown tone "x".'],
  [
    '<Steps>\n\na\n\n</Steps>',
    '1:1 error: <Steps> must contain an ordered list.'
  ],
  [
    '<FileTree>a</FileTree>',
    '1:1 error: <FileTree> must contain a bullet list.'
  ],
  ['```mermaid alt="a"\nwhat\n```', "1:1 error: Can't draw the diagram"],
  [
    '```mermaid\ngraph TD\nA --> B\n```',
    '1:1 warn: The diagram has no text alternative.'
  ],
  ['$$\n\\frac{a\n$$', `1:1 error: The formula "\\frac{a" can't be typeset`],
  [
    '```typscript\na\n```',
    '1:1 warn: The code isn\'t highlighted, because the language "typscript"'
  ],
  [
    '```ts file=./no.ts\n```',
    "1:1 error: Can't include file=./no.ts: the file doesn't exist."
  ]
])('the mistake in %j is reported', async (source, expected) => {
  const { findings } = await renderMarkdown(source)
  expect(findings.join('\n')).toContain(expected)
})

test('identifiers of documented packages link to their reference', async () => {
  const source =
    "```ts\nimport { a } from 'x'\n// ---cut---\na()\n```\n\n```js\na()\n```"
  const { html } = await renderMarkdown(source, 'mdx', {
    findSymbols: code =>
      new Map(
        code.startsWith('import')
          ? [['a', { signature: 'const a: B', doc: 'C.', href: '/base/d#e' }]]
          : []
      )
  })
  expect(html.match(/<a class="symbol[^>]*>a<\/a>/g)).toEqual([
    '<a class="symbol f" href="/base/d#e" data-signature="const a: B" aria-description="C.">a</a>'
  ])
})

test('npm commands become tabs', async () => {
  const html = await renderPart('```bash package-manager\nnpm install zod\n```')
  expect(html).toMatch('<x-tabs groupId="package-manager"><x-tab value="npm"')
  expect(html).toMatch(/<x-tab value="bun"[\s\S]*bun[\s\S]*add zod/)
})

test('diagrams take their colors from the page', async () => {
  const html = await renderPart(
    '```mermaid alt="A to B" title="T"\ngraph TD\nA --> B\n```'
  )
  expect(html).toMatch('<svg role="img" aria-label="A to B"')
  expect(html).toMatch('<figcaption>T</figcaption>')
  expect(html).not.toMatch(/style=|<style|="#/)
})

test('formulas are MathML without styles', async () => {
  const html = await renderPart('a $$\\boxed{x^2}$$ b')
  expect(html).toMatch(/<p>a <math>.*data-boxed="".*<\/math> b<\/p>/)
  expect(html).not.toMatch(' style')
})

test('without a site.ts, a style attribute becomes a class', async () => {
  const code = await compileMarkdown('<p style="color: red;">y</p>', {
    isBare: true
  })
  expect(code).toMatch(/<p class=\\"style-\w+\\">y<\/p>/)
})

test('an export inside an element is available on the whole page', async () => {
  const { html } = await renderMarkdown(
    '<details>\n\nexport const name = "x"\n\n</details>\n\n<p>{name}</p>'
  )
  expect(html).toContain('<p>x</p>')
})

test('a wide table is marked and has labels for narrow screens', async () => {
  const row = '| 1 | 2 | 3 |\n'
  const wide = await renderMarkdown(`| a | b | c |\n|---|---|---|\n${row}`)
  expect(wide.html).toMatch(
    /<table data-labels="short".*<td data-label="b">2</s
  )
  const long = await renderMarkdown(
    `| a | b | a long label |\n|---|---|---|\n${row}`
  )
  expect(long.html).toContain('<table data-labels="">')
  const two = await renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |\n')
  expect(two.html).not.toContain('data-label')
})

test.each([
  ['<Link to="./x.mdx">a</Link>', '<p><a href="/base/x">a</a></p>'],
  ['<div><kbd>a</kbd></div>', '<div><kbd>a</kbd></div>'],
  ['- <kbd>a</kbd>', '<li>\n<kbd>a</kbd>\n</li>']
])('%j on its own becomes %j', async (source, expected) => {
  expect((await renderMarkdown(source)).html).toContain(expected)
})
