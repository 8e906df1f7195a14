import type { ComponentType } from 'react'
import type { LoadedPage, RouteKind } from '../../model/route.ts'
import { BlogView } from './BlogView.tsx'
import { DocsView } from './DocsView.tsx'
import { PlainView } from './PlainView.tsx'

/**
 * The component for each kind of page. Kinds that share one keep its layout,
 * and its state, from page to page (behaviour 1.1.3).
 */
export const pageComponents: Readonly<
  Record<RouteKind, ComponentType<{ readonly page: LoadedPage }>>
> = {
  landing: PlainView,
  doc: DocsView,
  category: DocsView,
  docTags: DocsView,
  docTag: DocsView,
  blogList: BlogView,
  blogPost: BlogView,
  blogArchive: PlainView,
  blogAuthors: BlogView,
  blogAuthor: BlogView,
  blogTags: BlogView,
  blogTag: BlogView,
  notFound: PlainView,
  offline: PlainView
}
