import type { Modal } from '@toolbox/modals'
import type { PermissionRequester } from '@toolbox/permissions'

/** Says what a permission is for; resolves with whether to go on. */
export const explainModal: Modal<{ title: string; reason: string }, boolean>

/** Explains a permission before the system asks for it. */
export const explainFirst: PermissionRequester
