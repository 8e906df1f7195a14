/** The names that samples on other pages import. */
export type { Task, TaskFilters } from '@app/contracts'

export type User = {
  id: string
  name: string
  email: string
  role: 'admin' | 'member'
}
