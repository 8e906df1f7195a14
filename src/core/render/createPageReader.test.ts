import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
          file: 'docs/one.html',
          markup: '<div><nav>N</nav><main><p>One</p></main></div>'
        }
      ]
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
  const missing = '/docs/two' as Pathname
  expect(await reader.readHtml(missing)).toBe(undefined)
})
