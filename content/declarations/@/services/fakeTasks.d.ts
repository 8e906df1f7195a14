import type { FakeRestApi } from '@toolbox/debug'
import type { Task, TaskFilters } from '@/types'

/** A task as a fake API stores it: its id is a number. */
export type FakeTask = Omit<Task, 'id'> & { id: number }

/** Tasks in memory, for screens whose endpoint does not exist yet. */
export const fakeTasks: FakeRestApi<FakeTask, TaskFilters>
