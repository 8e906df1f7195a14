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

test('a full stop inside a number or a name does not end the sentence', () => {
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
