import { expect, test } from 'vitest'
import { normalizeDeclarations } from './normalizeDeclarations.ts'

const same = [
  [
    'comments',
    'export function save(id: string): void',
    '/** Saves it. */\nexport function save(/* which */ id: string): void // now'
  ],
  [
    'line breaks and trailing separators',
    'export function save(id: string, options: { isDone: boolean; at: Date }): Promise<void>',
    'export function save(\n  id: string,\n  options: {\n    isDone: boolean,\n    at: Date\n  },\n): Promise<\n  void\n>;'
  ],
  ['quotes', "export type Kind = 'a' | 'b'", 'export type Kind = "a" | "b"'],
  [
    'a leading operator',
    'export type Kind = A | B',
    'export type Kind =\n  | A\n  | B'
  ],
  ['"declare"', 'export class Store {}', 'export declare class Store {\n}'],
  [
    'separators of members',
    'export interface Options { name: string, load(): void }',
    'export interface Options {\n  name: string\n  load(): void;\n}'
  ],
  [
    'private members',
    'export class Store { get(): string }',
    'export class Store {\n  private cache: Map<string, string>\n  get(): string\n  #key: string\n}'
  ]
] as const

test.each(same)('%s don’t change a declaration', (_, one, other) => {
  expect(normalizeDeclarations(other)[0]).toEqual({
    ...normalizeDeclarations(one)[0],
    line: expect.any(Number)
  })
})

const different = [
  [
    'a parameter',
    'export function save(id: string): void',
    'export function save(id: number): void'
  ],
  [
    'an optional parameter',
    'export function save(id: string): void',
    'export function save(id?: string): void'
  ],
  [
    'an overload',
    'export function get(): void',
    'export function get(): void\nexport function get(id: string): void'
  ],
  [
    'a member',
    'export interface Options { a: string }',
    'export interface Options { a: string; b: string }'
  ],
  [
    'the object that a member is in',
    'export type T = { a: { x: 1 }; b: {} }',
    'export type T = { a: {}; b: { x: 1 } }'
  ],
  [
    '"readonly"',
    'export interface Options { a: string }',
    'export interface Options { readonly a: string }'
  ],
  ['a text with spaces', "export type T = 'a b'", "export type T = 'a  b'"],
  [
    'the order of type arguments',
    'export type T = Map<A, B>',
    'export type T = Map<B, A>'
  ]
] as const

test.each(different)('%s changes a declaration', (_, one, other) => {
  expect(normalizeDeclarations(other)[0]?.hash).not.toBe(
    normalizeDeclarations(one)[0]?.hash
  )
})

const printed = [
  [
    'export declare class Store<T extends object = {}> extends Base<T> {\n constructor(options: { name: string, at?: Date })\n get<K extends keyof T>(key: K,): T[K]\n static readonly all: Record<string, Store<any>>;\n}',
    [
      'class Store<T extends object = {}> extends Base<T> {',
      '  constructor(options: { name: string; at?: Date })',
      '  get<K extends keyof T>(key: K): T[K]',
      '  static readonly all: Record<string, Store<any>>',
      '}'
    ]
  ],
  [
    'export type Result<F> = F extends (...args: any[]) => infer R ? Awaited<R> : never',
    [
      'type Result<F> = F extends (...args: any[]) => infer R ? Awaited<R> : never'
    ]
  ],
  [
    'export type Options = Base & { name?: string, on?(event: `on`): void }',
    [
      'type Options = Base & {',
      '  name?: string',
      '  on?(event: `on`): void',
      '}'
    ]
  ],
  [
    'export const store: { readonly [key: string]: number | null }',
    ['const store: {', '  readonly [key: string]: number | null', '}']
  ],
  [
    'export type Parts<S> = { [V in keyof S]-?: keyof S[V] }[keyof S] & string',
    ['type Parts<S> = { [V in keyof S]-?: keyof S[V] }[keyof S] & string']
  ]
] as const

test.each(printed)('%s is printed with one line per member', (text, lines) => {
  expect(normalizeDeclarations(text)[0]?.lines).toEqual(lines)
})
