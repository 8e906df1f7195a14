import type { OfflinePack } from '../../model/offlinePack.ts'

/** What a page asks of the worker. */
export type WorkerQuestion =
  /** Whether a file belongs to the worker's own build. */
  | { readonly kind: 'isShellFile'; readonly url: string }
  | { readonly kind: 'savePack'; readonly pack: OfflinePack }
  | { readonly kind: 'removePack'; readonly id: string }

/** Sent after a question, over its port: the answer is not wanted any more. */
export interface WorkerCancellation {
  readonly kind: 'cancel'
}

/** How saving went. */
export type SaveResult =
  | { readonly kind: 'saved' }
  /** The device has no room; what was saved before stays. */
  | { readonly kind: 'full' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly file: string }

/** What the worker says in return, over the port that came along. */
export type WorkerAnswer =
  | {
      readonly kind: 'progress'
      readonly saved: number
      readonly total: number
    }
  | { readonly kind: 'answer'; readonly value: boolean | SaveResult }
