import { createAlternateTag, type HeadHook } from '../../core/model/head.ts'
import type { Href } from '../../core/model/paths.ts'
import type { RouteBase } from '../../core/model/route.ts'

/** The page that lists releases. */
export const CHANGES_PATH = '/changes'

/** Files of a locale, relative to the base. */
export const FEEDS = [
  { name: 'RSS', type: 'application/rss+xml', file: 'changes/rss.xml' },
  { name: 'Atom', type: 'application/atom+xml', file: 'changes/atom.xml' }
] as const

/** The file that returning readers download; see {@link NewTexts}. */
export const NEW_TEXTS_FILE = 'changes/new.json'

/** The blocks that releases brought, for the browser. */
export interface NewTexts {
  /** Names of the recorded releases, from oldest to newest. */
  readonly releases: readonly string[]
  /**
   * Pathname, without the base → position in `releases` → hashes of the blocks that
   * it brought.
   */
  readonly pages: Readonly<
    Record<string, Readonly<Record<number, readonly string[]>>>
  >
}

/** A page that a release changed, with links to what's new. */
export interface ChangedPage {
  readonly title: string
  readonly href: Href
  /** Whether most of it is new; then `blocks` is empty. */
  readonly isWhole: boolean
  readonly blocks: readonly {
    readonly text: string
    readonly href: Href
  }[]
}

/** A release with the pages that it changed. */
export interface ChangedRelease {
  readonly name: string
  /** ISO 8601 date. */
  readonly date: string
  /** The formatted date. */
  readonly day: string
  readonly pages: readonly ChangedPage[]
}

/** The list of releases. */
export interface ChangesRoute extends RouteBase {
  readonly kind: 'changes'
  /** From newest to oldest, without those that changed no text. */
  readonly releases: readonly ChangedRelease[]
}

declare module '../../index.ts' {
  interface Routes {
    readonly changes: ChangesRoute
  }

  interface ClientData {
    /** Name of the newest recorded release. */
    readonly release?: string
  }
}

/** Link the list of releases to its feeds. */
export const listFeedTags: HeadHook = (site, { kind }) =>
  kind === 'changes'
    ? FEEDS.map(({ type, file, name }) =>
        createAlternateTag({
          type,
          href: site.baseUrl + file,
          title: `${site.title} ${name}`
        })
      )
    : []
