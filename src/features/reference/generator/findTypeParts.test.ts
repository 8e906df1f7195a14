import { expect, test } from 'vitest'
import { findTypeParts } from './findTypeParts.ts'

test.each([
  ['a short function', '(limit: number, filters?: Filters) => void', []],
  [
    'a long function',
    '(limit: number, offset: number, filters?: Filters) => Promise<PaginationResponse<T>>',
    ['limit: number,', ' offset: number,', ' filters?: Filters']
  ],
  [
    'a function with a surrogate pair',
    "(mood: '🙂' | 'sad', change: (mood: string, more: { at: Date }) => void) => Promise<void>",
    [
      "mood: '🙂' | 'sad',",
      ' change: (mood: string, more: { at: Date }) => void'
    ]
  ],
  [
    'a generic function with a callback',
    '<K extends Key<T>>(name: string, handler: (event: Event<K, T>, more: T) => void) => () => void',
    ['name: string,', ' handler: (event: Event<K, T>, more: T) => void']
  ],
  [
    'a function with one object parameter',
    '(options?: { filter?: F; limit?: number; queryOptions?: QuerySettings<T, F> }) => List<T>',
    [' filter?: F;', ' limit?: number;', ' queryOptions?: QuerySettings<T, F> ']
  ],
  [
    'a function with one parameter that returns an object',
    '(options?: ListOptions<Filters>) => { items: T[]; queryKey: QueryKey; query: Result<T> }',
    [' items: T[];', ' queryKey: QueryKey;', ' query: Result<T> ']
  ],
  [
    'a function with two parameters that returns a long object',
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
    "a function with a long return type that isn't an object",
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
    'a function without parameters',
    '() => { field: T[FieldName<T>]; validation: ValidationResult; more: Result } | undefined',
    [
      ' field: T[FieldName<T>];',
      ' validation: ValidationResult;',
      ' more: Result '
    ]
  ]
])('%s is split into lines', (_, type, parts) => {
  expect(
    findTypeParts(type).map(({ from, to }) => type.slice(from, to))
  ).toEqual(parts)
})
