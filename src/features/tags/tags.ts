import { type HeadHook, listSearchTags } from '../../core/model/head.ts'
import type { Href } from '../../core/model/paths.ts'
import type {
  CategoryCard,
  TagGroup,
  TagLink,
  VersionedRoute
} from '../../core/model/route.ts'

/** All tags of a docs version. */
export interface DocTagsRoute extends VersionedRoute {
  readonly kind: 'docTags'
  readonly groups: readonly TagGroup[]
}

/** The docs with one tag. */
export interface DocTagRoute extends VersionedRoute {
  readonly kind: 'docTag'
  readonly heading: string
  readonly cards: readonly CategoryCard[]
  /** The page that lists all tags. */
  readonly tagsHref: Href
}

declare module '../../index.ts' {
  interface Routes {
    readonly docTags: DocTagsRoute
    readonly docTag: DocTagRoute
  }
  interface DocRoute {
    readonly tags?: readonly TagLink[] | undefined
  }
}

/**
 * Mark these pages for documentation search engines, because they only list
 * docs.
 */
export const createTagsHead: HeadHook = (_, { kind }) => {
  if (kind === 'docTags') return listSearchTags('doc_tags_list')
  return kind === 'docTag' ? listSearchTags('doc_tag_doc_list') : []
}
