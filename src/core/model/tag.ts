import type { Href } from './paths.ts'

/** A tag as shown on its pages. */
export interface TagLink {
  readonly label: string
  /** The tag's page; absent if no listed page has the tag. */
  readonly href?: Href
}

/** Tags with the same first letter, as listed on the tags page. */
export interface TagGroup {
  /** Uppercase. */
  readonly letter: string
  readonly tags: readonly CountedTag[]
}

/** A tag with its number of listed pages. */
export interface CountedTag extends Required<TagLink> {
  readonly count: number
  readonly description?: string | undefined
}
