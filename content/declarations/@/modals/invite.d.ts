import type { Modal } from '@toolbox/modals'

/** Invites somebody by email. */
export const inviteModal: Modal<{ email: string; role: 'admin' | 'member' }>
