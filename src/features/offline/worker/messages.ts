import type { OfflineCopy } from '../offlineCopy.ts'

/**
 * Questions from a page to the worker. Any further message over a question's
 * port says that the answer is no longer needed.
 */
export type WorkerQuestion =
  /** Whether a file belongs to the worker's own build. */
  | { readonly kind: 'isShellFile'; readonly url: string }
  | { readonly kind: 'save'; readonly copy: OfflineCopy }

/** The result of saving; "full" if the device has no room for the copy. */
export type SaveResult = 'saved' | 'full' | 'cancelled' | 'failed'

/** The worker's answers, over the question's port. */
export type WorkerAnswer =
  | {
      readonly kind: 'progress'
      readonly saved: number
      readonly total: number
    }
  | { readonly kind: 'answer'; readonly value: boolean | SaveResult }
