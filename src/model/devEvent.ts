import type { Pathname } from './paths.ts'
import type { StaticPage } from './route.ts'
import type { ClientSite } from './site.ts'

/** What the development server tells open tabs. */
export type DevEvent =
  /** Said first: `edition` counts the pages that have been sent so far. */
  | {
      readonly kind: 'hello'
      readonly server: string
      readonly edition: number
      readonly hash: string
    }
  /** A page that is text alone has changed. */
  | { readonly kind: 'page'; readonly page: StaticPage }
  /** A page has components now, and comes as a script. */
  | {
      readonly kind: 'script'
      readonly pathname: Pathname
      readonly file: string
    }
  /** Modules have changed. */
  | { readonly kind: 'modules'; readonly hash: string }
  /** What is wrong with modules at the moment; none: all is well. */
  | { readonly kind: 'problems'; readonly problems: readonly string[] }
  /** Something that all pages share has changed. */
  | { readonly kind: 'reload' }

/** What a document of the development server brings. */
export interface WrittenSite {
  readonly site: ClientSite
  readonly server: string
  readonly edition: number
}

/** Of the element with the {@link WrittenSite}. */
export const WRITTEN_SITE_ID = 'written-site'

/** Where tabs hear of events, below the base. */
export const DEV_EVENTS_PATH = '_dev/events'
