import type { Modal } from '@toolbox/modals'

export const confirmModal: Modal<{ question: string }, boolean>
