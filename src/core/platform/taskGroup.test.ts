import { expect, test } from 'vitest'
import { createTaskGroup } from './taskGroup.ts'

test('a group waits for work that nobody awaits', async () => {
  const group = createTaskGroup()
  const ended: string[] = []
  group.add(Promise.resolve().then(() => ended.push('work')))
  await group.close()
  expect(ended).toEqual(['work'])
})

test('a failure goes to whoever awaits the work, and not to the group', async () => {
  const group = createTaskGroup()
  const work = group.add(Promise.reject(new Error('failed')))
  await expect(group.close()).resolves.toBeUndefined()
  await expect(work).rejects.toThrow('failed')
})
