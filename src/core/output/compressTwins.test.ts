import { expect, test } from 'vitest'
import { planTwins } from './compressTwins.ts'

test.each([
  ['a text', 'a.txt', 256, ['.br']],
  ['a small text', 'a.txt', 255, []],
  ['a picture', 'a.png', 1000, []],
  ['a name that leaves room', `x/${'a'.repeat(248)}.txt`, 1000, ['.br']],
  ['a longer name', `x/${'a'.repeat(249)}.txt`, 1000, []]
])('the twins of %s', (_, file, size, twins) => {
  expect(planTwins(file, size, false).twins).toEqual(twins)
})
