import type { Href, TitledLink } from '../../core/model/paths.ts'
import type { TagLink } from '../../core/model/tag.ts'

/** A blog author, as defined in the authors file. */
export interface Author {
  readonly key?: string | undefined
  readonly name?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly email?: string | undefined
  /** The author's page, if the authors file asks for one. */
  readonly pageHref?: Href | undefined
  readonly imageUrl?: string | undefined
  readonly socials: Readonly<Record<string, string>>
  readonly postCount?: number | undefined
}

/** A post as lists show it. */
export interface PostSummary {
  readonly title: string
  readonly description: string
  readonly href: Href
  /** ISO 8601, UTC. */
  readonly date: string
  /** The date in the words of the locale. */
  readonly day: string
  /** Minutes, rounded up. */
  readonly readingTime: number
  readonly authors: readonly Author[]
  readonly tags: readonly TagLink[]
  /** Whether the list shows only the part before the truncation marker. */
  readonly isTruncated: boolean
  /** Locale of the text's language, if it differs from the page's. */
  readonly writtenIn?: string | undefined
}

/** A post as the archive lists it. */
export interface ArchivedPost extends TitledLink {
  /** ISO 8601, UTC. */
  readonly date: string
  /** Month and day in the words of the locale. */
  readonly day: string
}

/** Posts of one calendar year (UTC). */
export interface PostYear<Item extends TitledLink = TitledLink> {
  readonly year: number
  readonly posts: readonly Item[]
}
