import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { afterAll, expect, test } from 'vitest'
import type { Pathname } from '../model/paths.ts'
import { createPageReader } from './createPageReader.ts'

const root = mkdtempSync(path.join(tmpdir(), 'reader-'))
afterAll(() => rmSync(root, { recursive: true }))

const contentDir = path.join(root, 'content')
// Like the output folder of a build, which ends with a slash.
const folder = path.join(root, 'out', '/')
for (const [file, text] of [
  ['content/static/mark.svg', 'mark'],
  ['content/static/a b.svg', 'space'],
  ['content/secret.svg', 'secret'],
  ['out/assets/files/small.1a2b.svg', 'small']
] as const) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const reader = createPageReader(
  {
    plan: {
      site: {
        client: { url: 'https://site.example', baseUrl: '/base/' },
        content: { contentDir }
      }
    },
    rendered: {
      pages: [
        {
          planned: { route: { title: 'First' } },
          record: { files: ['assets/one.js', 'assets/one.css'] },
          file: 'docs/one.html',
          markup: '<div><nav>N</nav><main><p>One</p></main></div>'
        },
        {
          planned: { route: { title: 'Second' } },
          record: { files: ['assets/one.css'] },
          file: 'docs/two.html',
          markup: `<main><div class="prose"><h1 id="a">Two</h1><a href="./one#x">One</a>
<button>Copy</button><div role="tabpanel" data-label="npm" hidden>Tab</div></div></main>`
        }
      ]
    },
    bundle: {
      styleFile: 'assets/client.css',
      inlined: {
        styles: 'a{}',
        pageStyles: new Map([['assets/one.css', 'b{}']])
      }
    }
  } as unknown as Parameters<typeof createPageReader>[0],
  { cache: {} as never, folder }
)

test.each([
  ['/base/mark.svg', 'mark'],
  ['/base/a%20b.svg?x#y', 'space'],
  ['https://site.example/base/mark.svg', 'mark'],
  ['/base/assets/files/small.1a2b.svg', 'small'],
  ['/base/gone.svg', undefined],
  ['/mark.svg', undefined],
  ['https://other.example/base/mark.svg', undefined],
  ['/base/..%2Fsecret.svg', undefined],
  ['http://[', undefined]
])('the file at %s is %s', async (href, expected) => {
  const bytes = await reader.readAsset(href)
  expect(bytes && Buffer.from(bytes).toString()).toBe(expected)
})

test("a page's HTML is its main part, and its inputs are all of it", async () => {
  const one = '/docs/one' as Pathname
  expect(await reader.readHtml(one)).toBe('<main><p>One</p></main>')
  expect(reader.listInputs(one)).toHaveLength(1)
  const missing = '/docs/three' as Pathname
  expect(await reader.readHtml(missing)).toBe(undefined)
})

test('the texts of pages are parts of one document, without controls', async () => {
  const pathnames = ['/docs/one', '/docs/two', '/docs/gone'] as Pathname[]
  const texts = await reader.readTexts(pathnames)
  expect(texts.map(({ id, tree }) => [id, toHtml(tree)])).toEqual([
    ['page-docs-one', '<h1>First</h1>'],
    [
      'page-docs-two',
      '<h1 id="page-docs-two--a">Two</h1><a href="#page-docs-one">One</a>\n<div class="print-tab"><p class="print-label">npm</p>Tab</div>'
    ],
    ['page-docs-gone', '']
  ])
})

test('pages whose addresses differ only in signs get different ids', async () => {
  const pathnames = ['/a-b', '/a/b', '/a_b'] as Pathname[]
  const texts = await reader.readTexts(pathnames)
  expect(texts.map(({ id }) => id)).toEqual([
    'page-a-b',
    'page-a-b-2',
    'page-a-b-2-2'
  ])
})

test('the style sheets of pages follow those of the site, each once', () => {
  const pathnames = ['/docs/one', '/docs/two', '/docs/gone'] as Pathname[]
  expect(reader.listStyles(pathnames)).toEqual([
    { file: 'assets/client.css', css: 'a{}' },
    { file: 'assets/one.css', css: 'b{}' }
  ])
})
