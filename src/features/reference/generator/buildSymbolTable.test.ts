import { expect, test } from 'vitest'
import {
  buildSymbolTable,
  findImportedSymbols,
  findSymbol
} from './buildSymbolTable.ts'
import { parseDeclarations } from './parseDeclarations.ts'

const table = buildSymbolTable(
  [
    {
      module: '@toolbox/web',
      declarations: parseDeclarations(
        '/** A box. */\nexport const View: A\n\nexport const useSize: B\n'
      ),
      reference: {
        page: 'web/intro#components',
        symbols: { 'web/intro#hooks': ['useSize'] }
      }
    },
    {
      module: '@toolbox/mobile',
      declarations: parseDeclarations(
        'export const View: C\n\nexport const later: D\n'
      ),
      reference: { page: 'mobile/intro', symbols: { draft: ['later'] } }
    }
  ],
  page => (page === 'draft' ? undefined : `/base/docs/${page}`)
)

test("an identifier links to its package's page", () => {
  expect(findSymbol(table, 'View', '@toolbox/web')).toEqual({
    name: 'View',
    module: '@toolbox/web',
    signature: 'const View: A',
    doc: 'A box.',
    href: '/base/docs/web/intro#components'
  })
})

test('an identifier with an address of its own links there', () => {
  expect(findSymbol(table, 'useSize', '@toolbox/web')?.href).toBe(
    '/base/docs/web/intro#hooks'
  )
})

test('packages can export the same name', () => {
  expect(findSymbol(table, 'View', '@toolbox/mobile')?.signature).toBe(
    'const View: C'
  )
})

test.each([
  ['an undeclared name', 'Vieww', '@toolbox/web'],
  ['a name from another module', 'View', 'react-native'],
  ['a name that every object has', 'constructor', '@toolbox/web'],
  ['a name whose page does not exist', 'later', '@toolbox/mobile']
])('%s is not found', (_, name, module) => {
  expect(findSymbol(table, name, module)).toBeUndefined()
})

test.each([
  ["import { View as Box } from '@toolbox/web'", 'Box'],
  ["import type { View } from '@toolbox/web'", 'View'],
  ["import { a, type View } from '@toolbox/web'", 'View'],
  ["import {\n  a,\n  View,\n} from '@toolbox/web'", 'View'],
  ["import z, { View } from '@toolbox/web'", 'View']
])('%j imports the export View as %s', (code, local) => {
  const found = findImportedSymbols(table, `${code}\n// ---cut---\nuseSize()`)
  expect([...found.keys()]).toEqual([local])
  expect(found.get(local)?.name).toBe('View')
})

test.each([
  "import View from '@toolbox/web'\nimport * as b from 'b'\nimport '@toolbox/web'",
  "// then import { View } from '@toolbox/web'"
])('%j imports none of them', code => {
  expect(findImportedSymbols(table, code).size).toBe(0)
})
