import { expect, test } from 'vitest'
import { findUnlistedMessages } from './findUnlistedMessages.ts'

const source = `
/** @throws \`No "a" here.\` when there is none */
export function find(): void

export class Store {
  /**
   * @throws \`The store
   * is full.\`
   * @throws \`RangeError\` for a negative index
   */
  add(item: string): void
}
`

const find = (index: string) => findUnlistedMessages('a.d.ts', source, index)

test('accepts messages that the page lists, and names of error classes', () => {
  expect(find('| `No "a" here.` | `The store is full.` |')).toEqual([])
})

test('reports the messages of functions and methods that the page lacks', () => {
  expect(find('')).toEqual([
    expect.stringMatching(/^a\.d\.ts:3:1 .* message `No "a" here\.`\./),
    expect.stringMatching(/^a\.d\.ts:11:1 .* message `The store is full\.`\./)
  ])
})
