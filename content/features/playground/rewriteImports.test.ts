import { expect, test } from 'vitest'
import { findComponent, rewriteImports } from './rewriteImports.mjs'

const double = (specifier: string) =>
  specifier.startsWith('@toolbox/') ? `./${specifier.slice(9)}!x` : undefined

test.each([
  ["import { a } from '@toolbox/web'", 'import { a } from "./web!x"'],
  ["import '@toolbox/web'", 'import "./web!x"'],
  ["export * from '@toolbox/web'", 'export * from "./web!x"'],
  ["export { a } from '@toolbox/web'", 'export { a } from "./web!x"'],
  [
    "import { a } from '@toolbox/web'\nimport b from '@toolbox/form'",
    'import { a } from "./web!x"\nimport b from "./form!x"'
  ],
  ["import React from 'react'", "import React from 'react'"],
  [
    "import type { A } from '@toolbox/web'",
    "import type { A } from '@toolbox/web'"
  ],
  ['const a = "from \'@toolbox/web\'"', 'const a = "from \'@toolbox/web\'"'],
  [
    'export const a = <b c={1 as number} />',
    'export const a = <b c={1 as number} />'
  ]
])('rewrites %j', (code, expected) => {
  expect(rewriteImports(code, double)).toBe(expected)
})

test.each([
  ['export function A() {}', { name: 'A', props: [], required: [] }],
  [
    'export function A({ id, size = 1, onSave }: Props) {}',
    { name: 'A', props: ['id', 'size', 'onSave'], required: ['id', 'onSave'] }
  ],
  [
    'export const a = 1\nexport function useA() {}\nfunction B() {}\nexport function C(props: Props) {}',
    { name: 'C', props: [], required: [] }
  ]
])('finds the component of %j', (code, expected) => {
  expect(findComponent(code)).toEqual(expected)
})

test.each([
  ['const a = 1', 'exports 0'],
  ['export function A() {}\nexport function B() {}', 'exports 2']
])('refuses %j', (code, message) => {
  expect(() => findComponent(code)).toThrow(message)
})
