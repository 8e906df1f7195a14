import type { Modal } from '@toolbox/modals'

/** Asks before a task is deleted; `null` when it was closed unanswered. */
export const deleteTaskModal: Modal<{ taskId: string }, boolean>
