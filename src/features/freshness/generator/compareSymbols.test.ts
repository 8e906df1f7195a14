import { expect, test } from 'vitest'
import { type CurrentSymbols, createComparison } from './compareSymbols.ts'

const SAVE = '@kit/store#save'
const OPTIONS = '@kit/store#Options'

const signatures = {
  s1: ['function save(id: string): void'],
  o1: ['interface Options {', '  name: string', '  size: number', '}'],
  l1: ['function load(): void']
}

const recorded = {
  [SAVE]: { s1: signatures.s1 },
  [OPTIONS]: { o1: signatures.o1 },
  '@kit/store#load': { l1: signatures.l1 }
}

const pages = {
  'docs/a.md': { text: 't', symbols: { [SAVE]: 's1', [OPTIONS]: 'o1' } },
  'docs/b.md': { text: 't', symbols: { '@kit/store#load': 'l1' } }
}

function declare(
  symbols: Readonly<
    Record<string, readonly [hash: string, lines: readonly string[]]>
  >
): CurrentSymbols {
  return new Map(
    Object.entries(symbols).map(([key, [hash, lines]]) => [
      key,
      { hash, lines, place: { file: 'declarations/@kit/store.d.ts', line: 1 } }
    ])
  )
}

const load = { '@kit/store#load': ['l1', signatures.l1] } as const
const unchanged = {
  ...load,
  [SAVE]: ['s1', signatures.s1],
  [OPTIONS]: ['o1', signatures.o1]
} as const

function compare(current: CurrentSymbols, documented = [SAVE, OPTIONS]) {
  const find = createComparison({ pages, signatures: recorded }, current)
  return find(pages['docs/a.md'], documented)
}

test('a page whose declarations are the same has no changes', () => {
  expect(compare(declare(unchanged))).toEqual([])
})

test('a changed declaration has the lines that changed', () => {
  const lines = [
    'interface Options {',
    '  name?: string',
    '  size: number',
    '}'
  ]
  const current = declare({ ...unchanged, [OPTIONS]: ['o2', lines] })
  expect(compare(current)).toEqual([
    {
      key: OPTIONS,
      kind: 'changed',
      before: ['  name: string'],
      after: ['  name?: string']
    }
  ])
})

test('a declaration whose members have another order shows all of them', () => {
  const lines = ['interface Options {', '  size: number', '  name: string', '}']
  const current = declare({ ...unchanged, [OPTIONS]: ['o2', lines] })
  expect(compare(current)).toEqual([
    { key: OPTIONS, kind: 'changed', before: signatures.o1, after: lines }
  ])
})

test('a change to what the page no longer documents is no move', () => {
  const current = declare({
    ...unchanged,
    [OPTIONS]: ['o2', ['type Options = 1']]
  })
  expect(compare(current, [SAVE])).toEqual([])
})

test('a removed export is a move, even if nothing else names it', () => {
  const { [SAVE]: _, ...rest } = unchanged
  expect(compare(declare(rest), [OPTIONS])).toEqual([
    { key: SAVE, kind: 'removed', before: signatures.s1, after: [] }
  ])
})

test('a removed export whose declaration has a new name was renamed', () => {
  const { [SAVE]: _, ...rest } = unchanged
  const current = declare({
    ...rest,
    '@kit/store#store': ['s2', ['function store(id: string): void']]
  })
  expect(compare(current, [OPTIONS, '@kit/store#store'])).toEqual([
    {
      key: SAVE,
      kind: 'renamed',
      before: signatures.s1,
      after: [],
      renamedTo: '@kit/store#store'
    }
  ])
})

const notRenamed = [
  [
    'of another package',
    { '@kit/other#store': ['s2', ['function store(id: string): void']] }
  ],
  [
    'with another declaration',
    { '@kit/store#store': ['s2', ['function store(id: number): void']] }
  ],
  [
    'that isn’t the only one',
    {
      '@kit/store#store': ['s2', ['function store(id: string): void']],
      '@kit/store#keep': ['s3', ['function keep(id: string): void']]
    }
  ]
] as const

test.each(notRenamed)('an export %s is no new name', (_, more) => {
  const { [SAVE]: _save, ...rest } = unchanged
  const [move] = compare(declare({ ...rest, ...more }), [OPTIONS])
  expect(move).toMatchObject({ key: SAVE, kind: 'removed' })
})

test('an export that existed before is no new name', () => {
  const current = declare({ ...load, [SAVE]: ['s1', signatures.s1] })
  const before = { a: ['type A = string'], b: ['type B = string'] }
  const symbols = { '@kit/store#A': 'a', '@kit/store#B': 'b' }
  const record = {
    pages: { 'docs/a.md': { text: 't', symbols } },
    signatures: {
      '@kit/store#A': { a: before.a },
      '@kit/store#B': { b: before.b }
    }
  }
  const now = new Map([
    ...current,
    ...declare({ '@kit/store#B': ['b', before.b] })
  ])
  const find = createComparison(record, now)
  expect(find(record.pages['docs/a.md'], ['@kit/store#B'])).toEqual([
    { key: '@kit/store#A', kind: 'removed', before: before.a, after: [] }
  ])
})

test('an export that the page documents since it was confirmed is new', () => {
  expect(
    compare(declare(unchanged), [SAVE, OPTIONS, '@kit/store#load'])
  ).toEqual([
    {
      key: '@kit/store#load',
      kind: 'new',
      before: [],
      after: signatures.l1
    }
  ])
})
