import { expect, test } from 'vitest'
import { findTypeParts } from './findTypeParts.ts'

test.each([
  ['a short call', '(limit: number, filters?: Filters) => void', []],
  [
    'a long call',
    '(limit: number, offset: number, filters?: Filters) => Promise<PaginationResponse<T>>',
    ['limit: number,', ' offset: number,', ' filters?: Filters']
  ],
  [
    'a call after a letter of two code units',
    "(mood: '🙂' | 'sad', change: (mood: string, more: { at: Date }) => void) => Promise<void>",
    [
      "mood: '🙂' | 'sad',",
      ' change: (mood: string, more: { at: Date }) => void'
    ]
  ],
  [
    'a generic call, with a call among its parameters',
    '<K extends Key<T>>(name: string, handler: (event: Event<K, T>, more: T) => void) => () => void',
    ['name: string,', ' handler: (event: Event<K, T>, more: T) => void']
  ],
  [
    'a call with one object',
    '(options?: { filter?: F; limit?: number; queryOptions?: QuerySettings<T, F> }) => List<T>',
    [' filter?: F;', ' limit?: number;', ' queryOptions?: QuerySettings<T, F> ']
  ],
  [
    'a call with one parameter, and an object as its result',
    '(options?: ListOptions<Filters>) => { items: T[]; queryKey: QueryKey; query: Result<T> }',
    [' items: T[];', ' queryKey: QueryKey;', ' query: Result<T> ']
  ],
  [
    'a call with two, and a long object as its result',
    '(id: Id, more?: More) => { item: T | undefined; queryKey: QueryKey; query: QueryResult<T, Error> }',
    [
      'id: Id,',
      ' more?: More',
      ' item: T | undefined;',
      ' queryKey: QueryKey;',
      ' query: QueryResult<T, Error> '
    ]
  ],
  [
    'a call whose result is only long',
    '(options?: Options<T>) => MutationResult<T, Error, Partial<T>, CreateContext | undefined>',
    []
  ],
  [
    'an object',
    '{ list: QueryKey; retrieve(id: ItemId<T>, more: { deep: boolean; }): QueryKey; create: Key }',
    [
      ' list: QueryKey;',
      ' retrieve(id: ItemId<T>, more: { deep: boolean; }): QueryKey;',
      ' create: Key '
    ]
  ],
  [
    'a union',
    "'wrapper' | 'text' | 'icon' | 'leftIcon' | 'rightIcon' | 'loaderWrapper' | 'badge'",
    []
  ],
  [
    'a call without parameters',
    '() => { field: T[FieldName<T>]; validation: ValidationResult; more: Result } | undefined',
    [
      ' field: T[FieldName<T>];',
      ' validation: ValidationResult;',
      ' more: Result '
    ]
  ]
])('%s has lines for its parts', (_, type, parts) => {
  expect(
    findTypeParts(type).map(({ from, to }) => type.slice(from, to))
  ).toEqual(parts)
})
