import type { TextPage } from '../../core/model/route.ts'
import type { ClientSite } from '../../core/model/site.ts'

/** Events that the development server sends to open tabs. */
export type DevEvent =
  /** Sent first, with the current state and compilation. */
  | { readonly kind: 'hello'; readonly state: string; readonly hash: string }
  /** A text-only page changed, which is the new state. */
  | { readonly kind: 'page'; readonly page: TextPage; readonly state: string }
  /** Modules changed. */
  | { readonly kind: 'modules'; readonly hash: string }
  /** Current module errors; empty once they're fixed. */
  | { readonly kind: 'diagnostics'; readonly diagnostics: readonly string[] }
  /** Something changed that can't be replaced in a tab. */
  | { readonly kind: 'reload' }

/** Data in a document of the development server. */
export interface EmbeddedSite {
  readonly site: ClientSite
  /** Identifies the server and its latest change to pages. */
  readonly state: string
}

/** Path below the base where tabs subscribe to events. */
export const DEV_EVENTS_PATH = '_dev/events'
