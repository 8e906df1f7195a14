import type { OfflineCopy } from '../../model/offlineCopy.ts'

/** What a page asks of the worker. */
export type WorkerQuestion =
  /** Whether a file belongs to the worker's own build. */
  | { readonly kind: 'isShellFile'; readonly url: string }
  | { readonly kind: 'save'; readonly copy: OfflineCopy }

/** Sent after a question, over its port: the answer is not wanted any more. */
export interface WorkerCancellation {
  readonly kind: 'cancel'
}

/** How saving went; the device is "full" when it has no room for the copy. */
export type SaveResult = 'saved' | 'full' | 'cancelled' | 'failed'

/** What the worker says in return, over the port that came along. */
export type WorkerAnswer =
  | {
      readonly kind: 'progress'
      readonly saved: number
      readonly total: number
    }
  | { readonly kind: 'answer'; readonly value: boolean | SaveResult }
