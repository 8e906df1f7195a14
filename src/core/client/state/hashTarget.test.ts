import { expect, test } from 'vitest'
import { decodeHash } from './hashTarget.ts'

test.each([
  ['', undefined],
  ['#', undefined],
  ['#setup', 'setup'],
  ['#%C3%BCber-uns', 'über-uns'],
  ['#100%', undefined]
])('2.7.4 the hash %j refers to the id %j', (hash, id) => {
  expect(decodeHash(hash)).toBe(id)
})
