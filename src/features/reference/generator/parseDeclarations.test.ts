import { expect, test } from 'vitest'
import { parseDeclarations } from './parseDeclarations.ts'

test('an exported identifier has its signature and first sentence', () => {
  const text = [
    "import type { A } from './a'",
    '',
    '/**',
    ' * Opens it, `now` or',
    ' * later. Default: `now`.',
    ' */',
    'export function open(when?: A): void',
    ''
  ].join('\n')
  expect(parseDeclarations(text)).toEqual([
    {
      name: 'open',
      signature: 'function open(when?: A): void',
      doc: 'Opens it, `now` or later.'
    }
  ])
})

test('a comment on a member is not the doc of its type', () => {
  const text = 'export type A = {\n  /** A name. */\n  a: string\n}\n'
  expect(parseDeclarations(text)).toEqual([
    { name: 'A', signature: 'type A = { a: string }', doc: undefined }
  ])
})

test('a period inside a number or a name does not end the sentence', () => {
  const text = '/** Waits 4.5 s for `a.b`. Then ends. */\nexport const a: A\n'
  expect(parseDeclarations(text)[0]?.doc).toBe('Waits 4.5 s for `a.b`.')
})

test('unexported identifiers are left out', () => {
  expect(parseDeclarations('type Side = 1\n\ndeclare const a: 1\n')).toEqual([])
})

test('an overloaded function appears once', () => {
  const text = 'export function a(): 1\nexport function a(b: 1): 2\n'
  expect(parseDeclarations(text)).toHaveLength(1)
})

test('every declaration gets the comment above it', () => {
  const text =
    '/** One. */\nexport const a: A\n/** Two. */\nexport const b: B\n'
  expect(parseDeclarations(text).map(({ doc }) => doc)).toEqual([
    'One.',
    'Two.'
  ])
})

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
    'the first overload',
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
  expect(parseDeclarations(declaration)[0]?.signature).toBe(signature)
})

test('a signature that is still too long is truncated, but not within a name', () => {
  const names = Array.from({ length: 30 }, (_, index) => `Member${index}`)
  const text = `export type A = ${names.join(' | ')}`
  const signature = parseDeclarations(text)[0]?.signature ?? ''
  expect(signature).toMatch(/ \| Member\d\d \|…$/)
  expect(signature.length).toBeLessThanOrEqual(160)
  expect(signature.length).toBeGreaterThan(145)
})

test('a signature that is one long word is truncated', () => {
  const text = `export type A = '${long.repeat(8)}'`
  expect(parseDeclarations(text)[0]?.signature).toBe("type A = '…")
})
