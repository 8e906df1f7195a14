import { expect, test } from 'vitest'
import { countThreads } from './threads.ts'

const gigabyte = 1024 ** 3

test.each([
  ['a small site on a large machine', 41, 64, 256, 6],
  ['a large site on a large machine', 10_000, 64, 256, 64],
  ['a large site with little memory', 10_000, 64, 2, 5],
  ['a large site with hardly any memory', 10_000, 8, 0.1, 1],
  ['a site on two cores', 90, 2, 24, 2]
])('%s gets as many threads as pay off', (_, pages, cores, memory, count) => {
  const machine = { cores, memory: memory * gigabyte }
  expect(countThreads(pages, machine)).toBe(count)
})
