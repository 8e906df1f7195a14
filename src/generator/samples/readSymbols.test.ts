import path from 'node:path'
import { expect, test } from 'vitest'
import { findSymbol } from './createSymbolTable.ts'
import { readSymbols } from './readSymbols.ts'

const folder = path.resolve(
  import.meta.dirname,
  '../../../content/declarations'
)

test('the identifiers of the documented packages are read', async () => {
  const table = await readSymbols(folder, '/docs/')
  expect(findSymbol(table, 'modalFlow', '@toolbox/modals')).toMatchObject({
    doc: 'Creates a flow of modals.',
    href: '/docs/modals/api#modalflow'
  })
})

test('every identifier with a place of its own is declared', async () => {
  const { reference } = await import(path.join(folder, 'reference.ts'))
  const table = await readSymbols(folder, '/docs/')
  for (const [module, { symbols }] of Object.entries<{
    symbols: Record<string, string[]>
  }>(reference)) {
    for (const name of Object.values(symbols).flat()) {
      expect(findSymbol(table, name, module), `${module} ${name}`).toBeDefined()
    }
  }
})

test('a content folder without declarations has no identifiers', async () => {
  expect((await readSymbols(import.meta.dirname, '/docs/')).size).toBe(0)
})
