import { describe, expect, test } from 'vitest'
import type { OfflinePack } from '../../../model/offlinePack.ts'
import { listPacks } from './packState.ts'

const form = createPack('form')
const query = createPack('query')
const everything = createPack('everything', ['form.js', 'query.js'])
const offered = [everything, form, query]

describe('a pack of the list', () => {
  test.each([
    ['is offered while nothing is saved', [], 'offered'],
    ['is saved', [form], 'saved'],
    ['is outdated', [{ ...form, revision: 'old' }], 'outdated'],
    ['is saved, whatever else is', [everything, form], 'saved'],
    ['comes with everything', [everything], 'included'],
    [
      'does not come with an everything that lacks a file of it',
      [createPack('everything', ['form.0.js', 'query.js'])],
      'offered'
    ]
  ] as const)('%s', (_, saved, expected) => {
    const found = listPacks(offered, saved).find(
      ({ pack }) => pack.id === form.id
    )
    expect(found?.state).toBe(expected)
  })

  test('is the edition that the site offers', () => {
    const [first] = listPacks([form], [{ ...form, revision: 'old' }])
    expect(first?.pack).toBe(form)
  })
})

test('what is saved and not offered comes last, to be removed', () => {
  expect(listPacks([form], [query])).toEqual([
    { pack: form, state: 'offered' },
    { pack: query, state: 'withdrawn' }
  ])
})

test('without an answer of the site what is saved is listed', () => {
  expect(listPacks(undefined, [query, form, everything])).toEqual([
    { pack: everything, state: 'saved' },
    { pack: form, state: 'saved' },
    { pack: query, state: 'saved' }
  ])
})

function createPack(
  id: string,
  files: readonly string[] = [`${id}.js`]
): OfflinePack {
  return { id, title: id, size: 1, revision: 'new', pages: [], files }
}
