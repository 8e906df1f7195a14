import type { Modal } from '@toolbox/modals'

/** Asks before a task is archived, and archives it. */
export const archiveTaskModal: Modal<{ taskId: string }>
