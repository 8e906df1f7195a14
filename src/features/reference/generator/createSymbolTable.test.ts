import { expect, test } from 'vitest'
import {
  createSymbolTable,
  findImportedSymbols,
  findSymbol
} from './createSymbolTable.ts'
import { parseDeclarations } from './parseDeclarations.ts'

const table = createSymbolTable(
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

test('the imports of a sample are found by local name', () => {
  const code = [
    "import { View as Box } from '@toolbox/web'",
    "import { useState } from 'react'",
    '// ---cut---',
    'const useSize = <Box />'
  ].join('\n')
  const found = findImportedSymbols(table, code)
  expect([...found.keys()]).toEqual(['Box'])
  expect(found.get('Box')?.name).toBe('View')
})
