import type { QueryManager } from '@toolbox/query/v1'
import type { Task, TaskFilters } from '@/types'

/** The tasks behind the 1.x API, until every screen has moved. */
export const tasks: QueryManager<Task, TaskFilters>
