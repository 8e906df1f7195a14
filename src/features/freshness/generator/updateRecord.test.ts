import { expect, test } from 'vitest'
import { updateRecord } from './updateRecord.ts'

const before = { text: 't1', symbols: { '@kit#a': 'h1' } }
const current = { text: 't2', symbols: { '@kit#a': 'h2' } }
const symbols = new Map([
  ['@kit#a', { hash: 'h2', lines: ['type a = 2'], place: { file: 'a.d.ts' } }]
])
const record = {
  pages: { 'docs/a.md': before, 'docs/gone.md': before },
  signatures: { '@kit#a': { h1: ['type a = 1'] } }
}

test('a confirmed page gets its current state, and the others keep theirs', () => {
  const page = { file: 'docs/a.md', recorded: before, current }
  const other = { file: 'docs/b.md', recorded: before, current }
  const updated = updateRecord(record, {
    confirmed: [page],
    pages: [page, other],
    symbols
  })
  expect(updated).toEqual({
    pages: { 'docs/a.md': current, 'docs/b.md': before },
    signatures: { '@kit#a': { h1: ['type a = 1'], h2: ['type a = 2'] } }
  })
})

test('a page that nobody has confirmed isn’t recorded', () => {
  const page = { file: 'docs/new.md', recorded: undefined, current }
  const { pages } = updateRecord(record, {
    confirmed: [],
    pages: [page],
    symbols
  })
  expect(pages).toEqual({})
})

test('a confirmed page that documents nothing anymore is dropped', () => {
  const empty = { text: 't2', symbols: {} }
  const page = { file: 'docs/a.md', recorded: before, current: empty }
  const { pages } = updateRecord(record, {
    confirmed: [page],
    pages: [page],
    symbols
  })
  expect(pages).toEqual({})
})
