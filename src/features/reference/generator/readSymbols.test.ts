import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import GithubSlugger from 'github-slugger'
import { expect, test } from 'vitest'
import {
  DiagnosticError,
  formatDiagnostic
} from '../../../core/model/diagnostic.ts'
import { createTestCache } from '../../../core/platform/cache/testCache.fixture.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { findSymbol } from './buildSymbolTable.ts'
import { readSymbols } from './readSymbols.ts'

const project = path.resolve(import.meta.dirname, '../../../..')
/** Of our own documentation, whatever it holds at the moment. */
const folder = path.join(project, 'content/declarations')

const cache = createTestCache()

test('the exports of the documented packages are read', async () => {
  const fixture = path.join(project, 'e2e/fixtures/everything/declarations')
  const table = await readSymbols(fixture, page => `/docs/${page}`, cache)
  expect(findSymbol(table, 'FormOptions', '@kit/forms')).toMatchObject({
    doc: 'Options of a form.',
    href: '/docs/code#line-marks'
  })
})

test('every identifier with an address of its own is declared', async () => {
  const { reference } = await import(path.join(folder, 'reference.ts'))
  const table = await readSymbols(folder, page => `/docs/${page}`, cache)
  for (const [module, { symbols }] of Object.entries<{
    symbols: Record<string, string[]>
  }>(reference)) {
    for (const name of Object.values(symbols).flat()) {
      expect(findSymbol(table, name, module), `${module} ${name}`).toBeDefined()
    }
  }
})

test('a content folder without declarations has no symbols', async () => {
  expect(
    await readSymbols(import.meta.dirname, page => `/docs/${page}`, cache)
  ).toEqual({})
})

const valid = `export const reference = {
  kit: { page: 'start', symbols: {} }
}
`

test.each([
  [
    'a syntax error',
    { 'reference.ts': 'export const reference = {\n  kit: {\n' },
    /^declarations\/reference\.ts:3:\d+: The file can't be parsed: Unexpected token\.\n/
  ],
  [
    'a throw',
    { 'reference.ts': `\nthrow new Error('no')\n${valid}` },
    /^declarations\/reference\.ts:2:7: The file can't be run: no\.\n/
  ],
  [
    'an import',
    { 'reference.ts': `import './x.ts'\n${valid}` },
    /^declarations\/reference\.ts:1: The file can't be run: Cannot find module '.\/x\.ts'\.\n/
  ],
  [
    'a missing export',
    { 'reference.ts': 'export const references = {}\n' },
    /^declarations\/reference\.ts: The file has no export "reference"\.\n.*export const reference = /
  ],
  [
    'a wrong type',
    { 'reference.ts': valid.replace("'start'", '3'), 'kit.d.ts': '' },
    /^declarations\/reference\.ts:2:16: .*page.*\n/
  ],
  [
    'an array',
    { 'reference.ts': 'export const reference = []\n' },
    /^declarations\/reference\.ts:1:26: .*\n/
  ],
  [
    'a missing file',
    { 'reference.ts': valid },
    /^declarations\/reference\.ts:2:3: The package "kit" has no declarations\.\n.*declarations\/kit\.d\.ts/
  ],
  [
    'a folder instead of a file',
    { 'reference.ts': valid, 'kit.d.ts/a': '' },
    /^declarations\/kit\.d\.ts: This is a folder, but must be a file/
  ],
  [
    'invalid declarations',
    { 'reference.ts': valid, 'kit.d.ts': 'export type A = {\n  a: ;\n' },
    /^declarations\/kit\.d\.ts:2:6: The declarations can't be read: Unexpected token\.\n/
  ],
  [
    'binary declarations',
    { 'reference.ts': valid, 'kit.d.ts': '\0' },
    /^declarations\/kit\.d\.ts:1: The file isn't UTF-8 text\.\n/
  ]
])('the location of a mistake is reported: %s', async (_, files, message) => {
  const root = mkdtempSync(path.join(tmpdir(), 'declarations-'))
  const own = path.join(root, 'declarations')
  writeFiles(own, files as Record<string, string>)
  const error = await readSymbols(own, page => page, cache).catch(
    error => error
  )
  expect(error).toBeInstanceOf(DiagnosticError)
  expect(error.diagnostics.map(formatDiagnostic)).toEqual([
    expect.stringMatching(message)
  ])
})

test('every identifier links to a page, and to a heading of that page', async () => {
  const references = new Set<string>()
  await readSymbols(
    folder,
    reference => {
      references.add(reference)
      return reference
    },
    cache
  )
  expect(references.size).toBeGreaterThan(0)
  for (const reference of references) {
    const [id = '', anchor] = reference.split('#')
    const anchors = readAnchors(id)
    if (anchor !== undefined) expect(anchors, reference).toContain(anchor)
  }
})

function readAnchors(id: string): readonly string[] {
  const page = path.join(folder, '../docs', id)
  const file = [`${page}.mdx`, `${page}/index.mdx`].find(existsSync)
  if (file === undefined) throw new Error(`There is no page ${id}.`)
  const slugger = new GithubSlugger()
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  return [...text.matchAll(/^#{2,6} (.+?)(?: \{#(.+)\})?$/gm)].map(
    ([, heading = '', given]) => given ?? slugger.slug(heading)
  )
}
