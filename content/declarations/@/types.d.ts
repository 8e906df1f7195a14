export type Task = {
  id: string
  title: string
  notes: string
  status: 'open' | 'done'
  assigneeId: string | null
  dueAt: string | null
  createdAt: string
}

export type TaskFilters = {
  status?: Task['status']
  search?: string
  assigneeId?: string
}

export type User = {
  id: string
  name: string
  email: string
  role: 'admin' | 'member'
}
