import { expect, test } from 'vitest'
import { createSignature } from './createSignature.ts'

const long = 'AVeryLongNameOfATypeThatLeavesNoRoomOnTheLine'

test.each([
  ['a constant', 'export const alert: Alert', 'const alert: Alert'],
  [
    'a declared function',
    'export declare function modal(id?: string): Modal;',
    'function modal(id?: string): Modal'
  ],
  [
    'an interface without its members',
    'export interface Logger extends Levels {\n  readonly on: boolean\n}',
    'interface Logger extends Levels'
  ],
  [
    'a class whose type parameters contain braces',
    'export class Modal<Params = {}, Fn = (a: {}) => void> {\n  open(): void\n}',
    'class Modal<Params = {}, Fn = (a: {}) => void>'
  ],
  [
    'parameters on separate lines',
    'export function form<T>(\n  id: string,\n  fields: T\n): Form<T>',
    'function form<T>(id: string, fields: T): Form<T>'
  ],
  [
    'members on separate lines',
    'export type A = {\n  a: string\n  /** Why. */\n  b(): void\n}',
    'type A = { a: string; b(): void }'
  ],
  [
    'a union on separate lines',
    "export type A =\n  | 'one'\n  | 'two'",
    "type A = 'one' | 'two'"
  ],
  [
    'the first form of an overload',
    'export function use(): A\nexport function use<R>(select: R): R',
    'function use(): A'
  ],
  [
    'long object types folded',
    `export function a(one: { x: ${long}; y: ${long} }): { z: ${long} }`,
    'function a(one: {…}): {…}'
  ],
  [
    'long type parameters without their constraints',
    `export function a<const T extends ${long}, U = ${long}>(t: T): B<${long}>`,
    `function a<T, U>(t: T): B<${long}>`
  ]
])('a signature shows %s', (_, declaration, signature) => {
  expect(createSignature(declaration.split('\n'))).toBe(signature)
})

test('a signature that is still too long is cut', () => {
  const signature = createSignature([`export type A = '${long.repeat(4)}'`])
  expect(signature).toHaveLength(120)
  expect(signature.endsWith('…')).toBe(true)
})
