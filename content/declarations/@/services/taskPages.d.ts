import type { QueryFn, QueryOperations } from '@toolbox/query'
import type { Task } from '@/types'
/** Items of a page. */
export const pageSize: number
/** Open tasks by the number of their page. */
export const taskPages: QueryOperations<
  { getTaskPage: QueryFn<number, Task[]> },
  {}
>
