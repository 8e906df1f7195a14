import { expect, test } from 'vitest'
import { createIdleQueue } from './idleQueue.ts'

test('a queue runs a limited number of tasks at a time, in order', async () => {
  const { add, end, log } = createTasks()
  for (const name of ['a', 'b', 'c', 'd']) add(name)
  expect(log).toEqual(['a', 'b'])
  await end('b')
  expect(log).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  expect(log).toEqual(['a', 'b', 'c', 'd'])
})

test('a queue restarts after it runs empty', async () => {
  const { add, end, log } = createTasks()
  add('a')
  await end('a')
  add('b')
  expect(log).toEqual(['a', 'b'])
})

test('nothing starts before the browser is idle', () => {
  const idle: (() => void)[] = []
  const log: string[] = []
  const add = createIdleQueue(2, run => idle.push(run))
  for (const name of ['a', 'b', 'c']) {
    add(async () => {
      log.push(name)
    })
  }
  expect(log).toEqual([])
  expect(idle).toHaveLength(2)
  idle[0]?.()
  expect(log).toEqual(['a'])
})

/** Create tasks that log their start and run until ended. */
function createTasks() {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const addTask = createIdleQueue(2, run => run())
  return {
    log,
    add(name: string) {
      addTask(
        () =>
          new Promise<void>(resolve => {
            log.push(name)
            ends.set(name, resolve)
          })
      )
    },
    async end(name: string) {
      ends.get(name)?.()
      await Promise.resolve()
      await Promise.resolve()
    }
  }
}
