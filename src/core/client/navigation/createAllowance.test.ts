import { expect, test } from 'vitest'
import { createAllowance } from './createAllowance.ts'

test('tasks beyond the allowance wait until it is lifted', () => {
  const started: number[] = []
  const allowance = createAllowance(2)
  for (const task of [1, 2, 3, 4]) allowance.start(() => started.push(task))
  expect(started).toEqual([1, 2])
  allowance.lift()
  expect(started).toEqual([1, 2, 3, 4])
  allowance.start(() => started.push(5))
  expect(started).toEqual([1, 2, 3, 4, 5])
})
