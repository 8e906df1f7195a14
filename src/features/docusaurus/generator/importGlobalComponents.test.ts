import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGlobalComponents } from './importGlobalComponents.ts'

const file = join(mkdtempSync(join(tmpdir(), 'globals-')), 'MDXComponents.tsx')
const imports = `import Lamp, { Rope as Line } from '../Ropes'
import * as Signals from 'signals'
`

test.each([
  ['export default { Lamp, Line, Signals, Bell: () => <b />, a: Lamp }'],
  ['export default { Lamp, Line, Signals, Bell() {}, a: Lamp } as const'],
  [
    "const x: X = { 'Lamp': Lamp, Line, Signals, Bell: 1, a: 1 }\nexport default x"
  ],
  [
    'const x = { Lamp, Line, Signals, Bell: 1, a: 1 }\nexport default x satisfies X'
  ]
])('%s provides components to all pages', source => {
  writeFileSync(file, imports + source)
  const found = readGlobalComponents(file, '@site/src/theme/MDXComponents.tsx')
  expect(found.elements).toEqual(['a'])
  expect(Object.fromEntries(found.components)).toEqual({
    Lamp: 'import Lamp from "@site/src/Ropes"',
    Line: 'import { Rope as Line } from "@site/src/Ropes"',
    Signals: 'import * as Signals from "signals"',
    Bell: expect.stringContaining('const Bell = _Bell.Bell')
  })
})

test('a file that cannot be parsed provides none', () => {
  writeFileSync(file, 'export default {')
  const { components } = readGlobalComponents(file, '@site/x.tsx')
  expect([...components]).toEqual([])
})
