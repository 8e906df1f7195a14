import { createHref, type Href } from '../../model/paths.ts'
import {
  type CategoryNode,
  findNodePathname,
  type SidebarNode
} from '../site/site.ts'

/** One step of the way to a page; without address it is plain text. */
export interface Breadcrumb {
  readonly label: string
  readonly href?: Href
}

/** Create the way to a page: the categories above it, then itself. */
export function createBreadcrumbs(
  node: SidebarNode,
  ancestors: readonly CategoryNode[],
  baseUrl: string
): readonly Breadcrumb[] {
  const label = node.kind === 'html' ? '' : node.label
  return [...ancestors.map(above => createCrumb(above, baseUrl)), { label }]
}

function createCrumb(node: CategoryNode, baseUrl: string): Breadcrumb {
  const pathname = findNodePathname(node)
  const isUnlisted = node.link?.kind === 'doc' && node.link.doc.isUnlisted
  return pathname === undefined || isUnlisted
    ? { label: node.label }
    : { label: node.label, href: createHref(baseUrl, pathname) }
}
