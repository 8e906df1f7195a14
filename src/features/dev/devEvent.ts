import type { Pathname } from '../../core/model/paths.ts'
import type { StaticPage } from '../../core/model/route.ts'
import type { ClientSite } from '../../core/model/site.ts'

/** Events that the development server sends to open tabs. */
export type DevEvent =
  /** Sent first. `edition` counts the pages sent so far. */
  | {
      readonly kind: 'hello'
      readonly server: string
      readonly edition: number
      readonly hash: string
    }
  /** A text-only page changed. */
  | { readonly kind: 'page'; readonly page: StaticPage }
  /** A page now has components, so it arrives as a script. */
  | {
      readonly kind: 'script'
      readonly pathname: Pathname
      readonly file: string
    }
  /** Modules changed. */
  | { readonly kind: 'modules'; readonly hash: string }
  /** Current module errors; empty once they're fixed. */
  | { readonly kind: 'problems'; readonly problems: readonly string[] }
  /** Something that all pages share changed. */
  | { readonly kind: 'reload' }

/** Data in a document of the development server. */
export interface EmbeddedSite {
  readonly site: ClientSite
  readonly server: string
  readonly edition: number
}

/** Path below the base where tabs subscribe to events. */
export const DEV_EVENTS_PATH = '_dev/events'
