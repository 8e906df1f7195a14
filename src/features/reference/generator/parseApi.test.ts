import { expect, test } from 'vitest'
import { parseApi } from './parseApi.ts'
import { selectApi } from './selectApi.ts'

/** One line for each row: name, modifiers, types, meaning. */
function listRows(
  text: string,
  requested: Partial<Parameters<typeof selectApi>[1]>
) {
  const query = {
    of: 'X',
    show: 'members',
    isInherited: false,
    only: undefined,
    without: [],
    ...requested
  } as const
  const { members, bases } = selectApi(parseApi(text).entries, query)
  const rows = members.map(
    ({ name, isMethod, isOptional, isStatic, types, doc }) =>
      `${isStatic ? 'static ' : ''}${name}${isOptional ? '?' : ''}` +
      `${isMethod ? '()' : ''}: ${types.join(' or ')}` +
      (doc.meaning === '' ? '' : ` -- ${doc.meaning}`)
  )
  return bases.length === 0 ? rows : [...rows, `plus ${bases.join(', ')}`]
}

test.each([
  ['type X = { a: string; b?: 1 | 2 }', ['a: string', 'b?: 1 | 2']],
  ['interface X extends Y<A> { a: A }', ['a: A', 'plus Y<A>']],
  [
    'type X<T> = Base<T> & { a: T } & { b: T }',
    ['a: T', 'b: T', 'plus Base<T>']
  ],
  ['type X = { readonly [key: string]: A }', ['[key: string]: A']],
  ["type X = { 'aria-label'?: string }", ['aria-label?: string']],
  ['type X = { a?(b: B): C }', ['a?(): (b: B) => C']],
  [
    'type X = { /** Says. */ a: A\n /** Does. */\n b(): B }',
    ['a: A -- Says.', 'b(): () => B -- Does.']
  ],
  [
    'class X<T> extends Y { constructor(); static readonly a: T; b<U>(u: U): T }',
    ['static a: T', 'b(): <U>(u: U) => T', 'plus Y']
  ],
  ['class X { private a: A; private b(): B; c: C }', ['c: C']],
  [
    'class X { /** Reads. */ get(): A; get<R>(select: (a: A) => R): R }',
    ['get(): () => A or <R>(select: (a: A) => R) => R -- Reads.']
  ],
  ['const X: { a(): A }', ['a(): () => A']],
  ['type X = Y<A>\nexport type Y<T> = { a: T }', ['a: T']],
  [
    'type X = {\n  a?:\n    | "one"\n    | { b: B\n /** C. */ c?: C }\n  d: Record<\n    A,\n    B\n  >\n}',
    ['a?: "one" | { b: B; c?: C }', 'd: Record<A, B>']
  ]
])('the members of %j are %j', (text, rows) => {
  expect(listRows(`export ${text}`, {})).toEqual(rows)
})

test.each([
  ['function X(a: A, b?: B): C', ['a: A', 'b?: B']],
  ['function X(...a: A[]): C', ['...a?: A[]']],
  ['const X: (a: A) => C', ['a: A']],
  [
    'function X(options?: { /** Says. */ a?: A; b: B }): C',
    ['options?: { a?: A; b: B }', 'options.a?: A -- Says.', 'options.b: B']
  ]
])('the parameters of %j are %j', (text, rows) => {
  expect(listRows(`export ${text}`, { show: 'parameters' })).toEqual(rows)
})

test('parameters and results are described by their tags', () => {
  const text =
    '/**\n * Does.\n * @param a - first\n * @returns what is done\n */\nexport function X(a: A): C'
  expect(listRows(text, { show: 'parameters' })).toEqual(['a: A -- first'])
  expect(listRows(text, { show: 'returns' })).toEqual([
    'X(): C -- what is done'
  ])
})

test.each([
  ['function X(): { a: A; b(): B }', ['a: A', 'b(): () => B']],
  ['function X(): [A, (b: B) => void]', ['[0]: A', '[1]: (b: B) => void']],
  [
    'function X(): readonly [\n  /** The value. */\n  value: A,\n  stop?: () => void\n]',
    ['value: A -- The value.', 'stop?: () => void']
  ],
  ['function X(): Y\nexport type Y = { a: A }', ['a: A']]
])('the results of %j are %j', (text, rows) => {
  expect(listRows(`export ${text}`, { show: 'returns' })).toEqual(rows)
})

const MANAGER = 'export class X { useList(a: A): { b: B }; c: C; d: D }'

test('a dotted path selects a member', () => {
  const of = 'X.useList'
  expect(listRows(MANAGER, { of, show: 'returns' })).toEqual(['b: B'])
  expect(listRows(MANAGER, { of, show: 'parameters' })).toEqual(['a: A'])
})

test('members are selected by name, in the requested order', () => {
  expect(listRows(MANAGER, { only: ['d', 'c'] })).toEqual(['d: D', 'c: C'])
  expect(listRows(MANAGER, { without: ['c', 'useList'] })).toEqual(['d: D'])
})

test.each([
  [{ of: 'Y' }, 'The package doesn\'t declare "Y".', 'Known names: X.'],
  [
    { of: 'X.uselist' },
    '"X" has no member "uselist".',
    'Did you mean "useList"?'
  ],
  [{ only: ['e'] }, '"X" has no member "e".', 'Known members: c, d, useList.'],
  [
    { show: 'returns' },
    '"X" isn\'t a function, so it has no return value.',
    'remove show'
  ],
  [
    { show: 'parameters' },
    '"X" has no parameters that can be listed.',
    'Set "of"'
  ]
] as const)('the query %j fails with %j', (requested, message, hint) => {
  const select = () => listRows(MANAGER, requested)
  expect(select).toThrow(message)
  expect(select).toThrow(
    expect.objectContaining({ hint: expect.stringContaining(hint) })
  )
})

test.each([
  ['Y', ['a: A', 'y: 1', 'z?: 2', 'plus Z<A>']],
  ["Omit<Y, 'y'>", ['a: A', 'z?: 2', 'plus Z<A>']],
  ["Pick<Y, 'y' | 'q'>", ['a: A', 'y: 1', 'plus Z<A>']],
  ['Partial<Y>', ['a: A', 'y?: 1', 'z?: 2', 'plus Z<A>']],
  ['Pick<Far, "y">', ['a: A', 'plus Pick<Far, "y">']]
])('members of the base %j are listed on request', (base, rows) => {
  const text = `export type Y = Z<A> & { y: 1; z?: 2; a: 3 }\nexport type X = ${base} & { a: A }`
  expect(listRows(text, { isInherited: true })).toEqual(rows)
})
