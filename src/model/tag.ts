import type { Href } from './paths.ts'

/** A tag as the pages that have it show it. */
export interface TagLink {
  readonly label: string
  /** Of the tag's page; absent where no listed page has the tag. */
  readonly href?: Href
}

/** Tags that start with the same letter, as the page of all tags shows them. */
export interface TagGroup {
  /** Upper case. */
  readonly letter: string
  readonly tags: readonly CountedTag[]
}

/** A tag with the number of listed pages that have it. */
export interface CountedTag extends Required<TagLink> {
  readonly count: number
  readonly description?: string
}
