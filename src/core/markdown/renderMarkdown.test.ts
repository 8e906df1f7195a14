import { expect, test } from 'vitest'
import {
  compileMarkdown,
  createTestFeature,
  renderMarkdown
} from './renderMarkdown.fixture.ts'

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
])(
  '2.5.3 in %j the first heading is wrapped in a header',
  async (source, html) => {
    expect(await renderPart(source)).toBe(html)
  }
)

test('a title below another heading is not wrapped in a header', async () => {
  expect(await renderPart('## Two\n\n# One')).toMatch('\n<h1>One</h1>')
})

test('2.8.6 the headings of a partial are listed at its position', async () => {
  const code = await compileMarkdown(
    "import Part from './_part.mdx'\n\n## One\n\n<Part />\n\n## Two"
  )
  expect(code).toMatch('import {headings as _headings0} from "./_part.mdx"')
  expect(code.replace(/\s+/g, ' ')).toMatch(
    '"html": "One" }, ..._headings0, { "level": 2,'
  )
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
  ['    indented', '>indented'],
  ['<!-- comment -->\n\n<p>a</p>', '<p>a</p>']
])('in .md, the markup of %j contains %j', async (source, expected) => {
  const { html, diagnostics } = await renderMarkdown(source, 'md')
  expect(html).toContain(expected)
  expect(diagnostics).toEqual([])
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
  ['[a](mailto:a@x.y)', '<a href="mailto:a@x.y">a</a>'],
  ['[a](tel:+1)', '<a href="tel:+1">a</a>'],
  ['<a href="./x.mdx">a</a>', '<a href="/base/x">a</a>'],
  ['<Link to="./x.mdx">a</Link>', '<a href="/base/x">a</a>']
])('2.6.3 the link %j becomes %j', async (source, expected) => {
  expect(await renderPart(`x ${source}`)).toBe(`<p>x ${expected}</p>`)
})

test('2.9.17 a linked file is imported, and its URL inserted', async () => {
  const code = await compileMarkdown('[a](./a.zip) b')
  expect(code).toMatch('import _asset0 from "../a.zip"')
  expect(code).toMatch(
    '__html: "<p><a href=\\"" + _asset0 + "\\" target=\\"_blank\\"'
  )
})

test('a link to a file keeps its hash', async () => {
  expect(await compileMarkdown('[a](./a.zip#part) b')).toMatch(
    /_asset0 \+ "#part\W+target=/
  )
})

test('2.8.1 the table of contents keeps code, emphasis and deletions, and no other markup', async () => {
  const code = await compileMarkdown(
    '## `a` *b* **c** ~~d~~ [e](#f) ![g](https://x.y/g.png)'
  )
  expect(code.replaceAll('\\', '')).toContain(
    '"html": "<code>a</code> <em>b</em> <strong>c</strong> <del>d</del> e'
  )
})

test('an imported URL in an element with a component is an attribute', async () => {
  const code = await compileMarkdown('export const X = 1\n\n[<X />](./a.zip)')
  expect(code.replace(/\s+/g, ' ')).toMatch(
    '_jsx(_components.a, { href: _asset0,'
  )
})

test('2.9.18 a missing image is reported with its position and path', async () => {
  const { diagnostics } = await renderMarkdown('a\n\nb ![](./no.png)')
  expect(diagnostics).toEqual([
    '3:3 error: Image ./no.png used in docs/page.mdx not found.'
  ])
})

test('tables scroll, and alignment is a class', async () => {
  const html = await renderPart('| a | b |\n|--|:-:|\n| c | d |')
  expect(html.replace(/\n/g, '')).toBe(
    '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table><thead><tr><th>a</th><th class="align-center">b</th></tr></thead><tbody><tr><td>c</td><td class="align-center">d</td></tr></tbody></table></div>'
  )
})

test("an author's component gets elements", async () => {
  const code = await compileMarkdown(
    'import Own from "./Own.tsx"\n\n<Own>\n\na *b*\n\n</Own>'
  )
  expect(code).toMatch(/_jsxs\(_components\.p, {\s*children: \["a "/)
  expect(code).not.toMatch('__html')
})

test('a page without components is one string', async () => {
  const code = await compileMarkdown('# A\n\nb *c*\n\n- d\n\n```ts\ne\n```')
  expect(code.match(/__html/g)).toHaveLength(1)
})

test('components split a page into strings', async () => {
  const Own = { attributes: [], isProvided: true }
  const { html } = await renderMarkdown(
    'a\n\n<Own>\n\nc\n\n</Own>\n\nd',
    'mdx',
    {
      setup: { features: [createTestFeature({ Own })] }
    }
  )
  expect(html).toBe(
    '<p>a</p></div><x-own><div data-static=""><p>c</p></div></x-own><div data-static=""><p>d</p>'
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

test.each([
  ['a\n\n<!-- b\n\nc', '3:1 error: The comment "<!--" isn\'t closed'],
  ['a {b}', '1:3 error: "{b}" is an expression, but "b" isn\'t declared'],
  ['a <B>c</B>', "1:3 error: <B> isn't declared on this page."]
])('the mistake in %j is reported', async (source, expected) => {
  const { diagnostics } = await renderMarkdown(source)
  expect(diagnostics.join('\n')).toContain(expected)
})

test('a style attribute becomes a class', async () => {
  const code = await compileMarkdown('<p style="color: red;">y</p>')
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

test('links of image maps and files of <svg> images are resolved', async () => {
  const { html, diagnostics } = await renderMarkdown(
    '<map name="m"><area href="./a.mdx" alt="A"></map>\n\n<svg><image href="./no.png"/><use href="#own"/></svg>',
    'md'
  )
  expect(html).toContain('href="/base/a"')
  expect(html).toContain('href="#own"')
  expect(diagnostics).toEqual([
    expect.stringContaining('./no.png used in docs/page.md not found')
  ])
})
