import { expect, test } from 'vitest'
import { createStartLimit } from './createStartLimit.ts'

test('tasks beyond the limit wait until it is removed', () => {
  const started: number[] = []
  const startLimit = createStartLimit(2)
  for (const task of [1, 2, 3, 4]) startLimit.start(() => started.push(task))
  expect(started).toEqual([1, 2])
  startLimit.removeLimit()
  expect(started).toEqual([1, 2, 3, 4])
  startLimit.start(() => started.push(5))
  expect(started).toEqual([1, 2, 3, 4, 5])
})
