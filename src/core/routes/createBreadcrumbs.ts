import { createHref, type Href } from '../model/paths.ts'
import {
  type CategoryNode,
  findNodePathname,
  type SidebarNode
} from '../site/site.ts'

/** An item of the breadcrumbs; plain text without an address. */
export interface Breadcrumb {
  readonly label: string
  readonly href?: Href | undefined
}

/**
 * Create a page's breadcrumbs: the categories above it, then the page itself.
 */
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
