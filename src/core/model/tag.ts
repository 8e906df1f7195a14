import type { Href } from './paths.ts'

/** A tag as shown on pages that have it. */
export interface TagLink {
  readonly label: string
  /** The tag's page; absent if no listed page has the tag. */
  readonly href?: Href
}

/** Tags with the same first letter, as on the page of all tags. */
export interface TagGroup {
  /** Upper case. */
  readonly letter: string
  readonly tags: readonly CountedTag[]
}

/** A tag with its number of listed pages. */
export interface CountedTag extends Required<TagLink> {
  readonly count: number
  readonly description?: string | undefined
}
