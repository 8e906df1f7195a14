import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import GithubSlugger from 'github-slugger'
import { expect, test } from 'vitest'
import { createTestStore } from '../store/testStore.fixture.ts'
import { findSymbol } from './createSymbolTable.ts'
import { readSymbols } from './readSymbols.ts'

const folder = path.resolve(
  import.meta.dirname,
  '../../../content/declarations'
)

const store = createTestStore()

test('the identifiers of the documented packages are read', async () => {
  const table = await readSymbols(folder, page => `/docs/${page}`, store)
  expect(findSymbol(table, 'modalFlow', '@toolbox/modals')).toMatchObject({
    doc: 'Creates a flow of modals.',
    href: '/docs/modals/api#modalflow'
  })
})

test('every identifier with its own place is declared', async () => {
  const { reference } = await import(path.join(folder, 'reference.ts'))
  const table = await readSymbols(folder, page => `/docs/${page}`, store)
  for (const [module, { symbols }] of Object.entries<{
    symbols: Record<string, string[]>
  }>(reference)) {
    for (const name of Object.values(symbols).flat()) {
      expect(findSymbol(table, name, module), `${module} ${name}`).toBeDefined()
    }
  }
})

test('a content folder without declarations has no identifiers', async () => {
  expect(
    (await readSymbols(import.meta.dirname, page => `/docs/${page}`, store))
      .size
  ).toBe(0)
})

test('every identifier links to a page, and to a heading of that page', async () => {
  const references = new Set<string>()
  await readSymbols(
    folder,
    reference => {
      references.add(reference)
      return reference
    },
    store
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
