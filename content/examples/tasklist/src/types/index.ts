/** The names that samples on other pages import. */
export type { Task, TaskFilters } from '@app/contracts'
