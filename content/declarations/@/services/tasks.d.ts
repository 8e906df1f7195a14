import type {
  QueryManager,
  QueryOperations,
  QueryFn,
  MutationFn
} from '@toolbox/query'
import type { Task, TaskFilters } from '@/types'

export const taskManager: QueryManager<Task, TaskFilters>

export const taskOperations: QueryOperations<
  {
    getTask: QueryFn<string, Task>
    getStats: QueryFn<void, { open: number; done: number }>
  },
  {
    archiveTask: MutationFn<string, Task>
    assignTask: MutationFn<{ id: string; userId: string }, Task>
  }
>
