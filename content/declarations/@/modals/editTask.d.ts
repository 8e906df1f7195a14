import type { Modal } from '@toolbox/modals'
import type { Task } from '@/types'

/** Edits a copy of a task and resolves with what the server stored. */
export const editTaskModal: Modal<{ task: Task }, Task>
