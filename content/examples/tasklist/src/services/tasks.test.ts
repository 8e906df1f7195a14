import { expect, mock, test } from 'bun:test'
import type { Task } from '@app/contracts'
import { createFakeRestApi } from '@toolbox/debug'

const fake = createFakeRestApi<{ id: number; title: string }>({
  name: 'tasks',
  maxCount: 25,
  generatorFn: id => ({ id, title: `Task ${id}` })
})
const list = async ({ limit = 0, offset = 0 }) =>
  (await fake.listItems(limit, offset)).results

mock.module('@/services/api', () => ({ api: { tasks: { list } } }))
const { taskManager } = await import('@/services/tasks')

test('a new task comes first in the list it belongs to', async () => {
  await taskManager.prefetchList({ status: 'open' })
  const task = { id: 'new', title: 'Buy milk' } as Task

  taskManager.mutations.addItem(task, 'start', { status: 'open' })

  const { items } = taskManager.queryKeys.getListData({ status: 'open' })
  expect(items).toHaveLength(21)
  expect(items[0]?.title).toBe('Buy milk')
})
