import type { Task } from '@/types'

/** Open tasks first, then the done ones. */
export function sortTasks(tasks: Task[]): Task[]
