import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBuildCommand } from './runBuild.fixture.ts'
import { writeFiles } from './writeFiles.fixture.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

const files: Readonly<Record<string, string>> = {
  'docs/index.md': `# Start

[a](<./100% sure.md>) [b](./100%25%20sure.md) [c](<My File.md>)
[d](/docs/My%20File) [e](./C%23.md) ![f](a%23b%2050%25.svg) ![g](/50%25%20%23.svg)
[h](a%23b%2050%25.svg) [i](./LICENSE) [j](./folder.d)
[k](./caf%C3%A9.md) [l](./cafe\u0301.md) ![m](p\u00eel.svg)
`,
  'docs/LICENSE': 'Free to use.\n',
  'docs/folder.d/page.md': '# Page\n',
  'docs/100% sure.md': '# Sure\n',
  'docs/My File.md': '# Mine\n',
  'docs/C#.md': '# C\n',
  'docs/[x] "y" `z`/a | b.md': '# Signs\n',
  'docs/a#b 50%.svg': picture,
  'docs/cafe\u0301.md': '# Decomposed\n',
  'docs/pi\u0302l.svg': picture,
  'docs/own.mdx': `export const Own = () => (
  <>
    <Link to="/">6</Link> <ThemedImage alt="8" />
  </>
)

<Own />
`,
  'docs/copies.mdx': `import Note from './_note.mdx'
import Outer from './_outer.mdx'

# Copies

<Note />

<Note />

<Outer />
`,
  'docs/_outer.mdx': "import Note from './_note.mdx'\n\n<Note />\n",
  'docs/_note.mdx': `## Limits

A note[^1], [above](#limits).

${'```mermaid alt="A to B"\ngraph TD\nA --> B\n```'}

${'```mermaid alt="A to B"\ngraph TD\nA --> B\n```'}

[^1]: Its text.
`,
  'docs/vue.md':
    '# Vue\n\n<Chart :data="rows" />\n\nText with <a and {braces}.\n',
  'docs/braces.md':
    '# Braces\n\n<em className={"a"}>Well</em>\n\nHello {props.user.name}!\n',
  'docs/forms.md':
    '# Forms\n\n![s](/sk\u00e9ma.svg)\n\n[PDF](/sk\u00e9ma.svg) <img src="/ske\u0301ma.svg" alt="t">\n',
  'static/ske\u0301ma.svg': picture,
  'static/50% #.svg': picture
}

const links = {
  'docs/gone.md': 'nowhere.md',
  'docs/loop.md': 'loop.md',
  'docs/_part.mdx': 'nowhere.mdx',
  'static/nothing.svg': 'nowhere.svg',
  'static/loop': 'loop',
  'static/processes': '/proc',
  'static/everything': '/',
  'static/zeros': '/dev/zero'
}

let root = ''
let warnings = ''

/** Build a folder without a site file; nothing in it may fail the build. */
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'odd-'))
  writeFiles(path.join(root, 'content'), files)
  for (const [from, to] of Object.entries(links)) {
    symlinkSync(to, path.join(root, 'content', from))
  }
  const { code, errors } = await runBuildCommand(root)
  warnings = errors
  expect({ code, errors }).toEqual({ code: 0, errors })
})
afterAll(() => rmSync(root, { recursive: true }))

function read(file: string): string {
  return readFileSync(path.join(root, 'out', file), 'utf8')
}

test('a page with a name that is invalid in URLs gets another address and a warning', () => {
  expect(warnings).toContain('warning: docs/100% sure.md:1: ')
  expect(read('docs/100- sure.html')).toContain('<h1>Sure</h1>')
})

test('a partial that a page includes several times has unique ids', () => {
  const page = load(read('docs/copies.html'))
  const list = (query: string, name: string) =>
    page(query)
      .toArray()
      .map(each => page(each).attr(name) ?? '')
  const ids = list('[id]', 'id')
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(list('h2:not(.sr-only)', 'id')).toEqual([
    'limits',
    'limits--2',
    'limits--3'
  ])
  // Every link leads to its own copy.
  expect(list('main p a[href^="#limits"]', 'href')).toEqual([
    '#limits',
    '#limits--2',
    '#limits--3'
  ])
  const references = list('sup a', 'href')
  expect(new Set(references).size).toBe(3)
  for (const href of references) expect(ids).toContain(href.slice(1))
  expect(list('nav [href^="#limits"]', 'href').slice(-3)).toEqual([
    '#limits',
    '#limits--2',
    '#limits--3'
  ])
  expect(warnings).not.toContain('appears twice')
})

test('addresses are encoded everywhere', () => {
  const page = read('docs/My File.html')
  const url = 'http://localhost:8080/docs/My%20File'
  expect(page).toContain(`<link rel="canonical" href="${url}"`)
  expect(page).toContain(`<meta property="og:url" content="${url}"`)
  expect(page).not.toContain('="/docs/My File')
  const sitemap = read('sitemap.xml')
  expect(sitemap).toContain(`<loc>${url}</loc>`)
  expect(sitemap).toContain('/docs/%5Bx%5D%20%22y%22%20%60z%60/a%20%7C%20b<')
})

test('links find files whose names are stored in another Unicode form', () => {
  const page = load(read('docs/index.html'))
  const address = '/docs/cafe\u0301'
  const links = page('main p a')
    .toArray()
    .map(each => decodeURI(page(each).attr('href') ?? ''))
  expect(links.filter(each => each === address)).toHaveLength(2)
  const source = page('img[alt=m]').attr('src') ?? ''
  expect(read(decodeURI(source).slice(1))).toBe(picture)
  expect(warnings).not.toContain('caf')
})

test('links find files with reserved URL characters in their names', () => {
  const page = read('docs/index.html')
  expect(page.split('href="/docs/100-%20sure"')).toHaveLength(4)
  expect(page.split('href="/docs/My%20File"')).toHaveLength(4)
  expect(page.split('href="/docs/C-"')).toHaveLength(3)
  expect(page).toContain('src="/50%25%20%23.svg"')
  const [, address = ''] =
    /src="\/(assets\/files\/[\w.-]+\.svg)"/.exec(page) ?? []
  expect(read(address)).toBe(picture)
  expect(page).toContain(`href="/${address}"`)
})

test('a static file has its address in both Unicode forms', () => {
  for (const form of ['NFC', 'NFD']) {
    expect(read('ske\u0301ma.svg'.normalize(form))).toBe(picture)
  }
  const image = load(read('docs/forms.html'))('img[alt=s]')
  expect(image.attr('width')).toBe('9')
  expect(warnings).not.toMatch(/sk.{1,8}ma\.svg/)
})

test("code in a page can use the theme's components", () => {
  const page = read('docs/own.html')
  expect(page).toContain('alt="8"')
})

test('a file without an extension is copied like any other', () => {
  const page = read('docs/index.html')
  const [, address = ''] =
    /href="\/(assets\/files\/LICENSE\.\w+)"/.exec(page) ?? []
  expect(read(address)).toBe('Free to use.\n')
})

test.each([
  ['docs/gone.md', "target doesn't exist"],
  ['docs/loop.md', "target doesn't exist"],
  ['static/nothing.svg', "target doesn't exist"],
  ['static/loop', "target doesn't exist"],
  ['static/processes', 'points outside the website'],
  ['static/everything', 'points outside the website'],
  ['static/zeros', 'points outside the website']
])('the symbolic link %s (%s) is skipped with a warning', (file, fate) => {
  const [warning] = warnings
    .split('warning: ')
    .filter(text => text.includes(`${file}\n`) || text.startsWith(`${file}:`))
  expect(warning).toContain(fate)
})

test('a .md page that fails to render as MDX is read as Markdown, with a warning', () => {
  expect(warnings).toContain(
    "docs/braces.md: The page can't be rendered as MDX, so it's read as Markdown. Cannot read properties of undefined"
  )
  expect(read('docs/braces.html')).toContain('Hello {props.user.name}!')
  const chunks = readdirSync(path.join(root, 'out/assets/pages/docs'))
  expect(chunks.filter(file => /^braces\.\w+\.js$/.test(file))).toHaveLength(1)
})

test('a .md page that is not valid MDX is read as Markdown, with a warning', () => {
  expect(warnings).toMatch(
    /docs\/vue\.md:3:\d+: The page isn't valid MDX, so it's read as Markdown\./
  )
  const page = readFileSync(path.join(root, 'out/docs/vue.html'), 'utf8')
  expect(page).toContain('{braces}.')
})
