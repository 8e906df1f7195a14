import { expect, test } from 'vitest'
import { createToc, type Heading } from './toc.ts'

function headings(...levels: readonly number[]): readonly Heading[] {
  return levels.map((level, index) => ({
    level,
    id: String(index),
    html: `h${level}`
  }))
}

function shape(items: ReturnType<typeof createToc>): unknown {
  return items.map(({ id, children }) =>
    children.length === 0 ? id : [id, shape(children)]
  )
}

test('2.8.1 headings nest by level', () => {
  expect(shape(createToc(headings(2, 3, 3, 2), { min: 2, max: 3 }))).toEqual([
    ['0', ['1', '2']],
    '3'
  ])
})

test('2.8.1 the children of an omitted heading move up', () => {
  expect(shape(createToc(headings(2, 3, 4), { min: 3, max: 4 }))).toEqual([
    ['1', ['2']]
  ])
  expect(shape(createToc(headings(4, 3, 2), { min: 2, max: 4 }))).toEqual([
    '0',
    '1',
    '2'
  ])
})

test('a heading that the sidebar links to is marked', () => {
  const levels = { min: 2, max: 3, listed: ['0', '3'] }
  expect(
    createToc(headings(2, 3, 2, 2), levels).map(({ isListed }) => isListed)
  ).toEqual([true, undefined, true])
})

test('a heading never moves to another section', () => {
  const levels = { min: 3, max: 4 }
  expect(shape(createToc(headings(2, 3, 2, 4), levels))).toEqual(['1', '3'])
})

test('2.8.1 headings of other levels are omitted', () => {
  const levels = { min: 3, max: 4 }
  expect(shape(createToc(headings(2, 5, 3, 4, 5), levels))).toEqual([
    ['2', ['3']]
  ])
})

test('2.8.1 an empty heading is skipped', () => {
  expect(
    createToc([{ level: 2, id: 'a', html: '' }], { min: 2, max: 3 })
  ).toEqual([])
})
