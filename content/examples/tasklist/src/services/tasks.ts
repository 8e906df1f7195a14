import type { Task, TaskFilters } from '@app/contracts'
import { createQueryManager, createQueryOperations } from '@toolbox/query'
import { api } from '@/services/api'
import { queryClient } from '@/services/queryClient'

export const taskManager = createQueryManager<Task, TaskFilters>({
  name: 'tasks',
  queryClient,
  listFn: (limit, offset, filters) =>
    api.tasks.list({ limit, offset, ...filters }),
  retrieveFn: id => api.tasks.retrieve(id),
  createFn: data => api.tasks.create(data),
  updateFn: ({ id = '', ...change }) => api.tasks.update(id, change),
  deleteFn: id => api.tasks.remove(id),
  listLimit: 20
})

type Assignment = { id: string; userId: string }

export const taskOperations = createQueryOperations({ queryClient })
  .query('getStats', () => api.tasks.stats())
  .query('getTask', (id: string) => api.tasks.retrieve(id))
  .mutation('archiveTask', (id: string) => api.tasks.archive(id))
  .mutation('assignTask', ({ id, userId }: Assignment) =>
    api.tasks.update(id, { assigneeId: userId })
  )

/** Counts again, after a change that the numbers depend on. */
export function refreshStats() {
  const queryKey = taskOperations.getQueryKey('getStats')
  return queryClient.invalidateQueries({ queryKey })
}
