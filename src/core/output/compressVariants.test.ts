import { expect, test } from 'vitest'
import { planVariants } from './compressVariants.ts'

test.each([
  ['a text', 'a.txt', 256, ['.br']],
  ['a small text', 'a.txt', 255, []],
  ['a picture', 'a.png', 1000, []],
  ['a name that leaves room', `x/${'a'.repeat(248)}.txt`, 1000, ['.br']],
  ['a longer name', `x/${'a'.repeat(249)}.txt`, 1000, []]
])('the variants of %s', (_, file, size, variants) => {
  expect(planVariants(file, size, 'fast').variants).toEqual(variants)
})
