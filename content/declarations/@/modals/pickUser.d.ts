import type { Modal } from '@toolbox/modals'
import type { User } from '@/types'

/** Resolves with the user that was picked. */
export const pickUserModal: Modal<{ users: User[] }, User>
