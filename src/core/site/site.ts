import type { Content, DocSource, PageSource } from '../content/content.ts'
import type { Texts } from '../model/catalogue.ts'
import type { Diagnostic, SourceLocation } from '../model/diagnostic.ts'
import type { Pathname } from '../model/paths.ts'
import type { SidebarId } from '../model/sidebar.ts'
import type { ClientData, ClientSite, DocsVersion } from '../model/site.ts'
import type { ImageReference } from './findMissingImages.ts'

/** Data resolved by features, by feature name. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their keys.
export interface SiteData {}

/** A site before features resolve their references. */
export interface SiteDraft
  extends Pick<Site, 'content' | 'client' | 'versions' | 'texts'> {
  /** Whether a page is built. Drafts are built only in development. */
  readonly hasPage: (source: PageSource) => boolean
}

/** A feature's part of a site. */
export interface SitePart {
  readonly data?: SiteData
  /** Data for the browser, part of every page. */
  readonly client?: ClientData
  /** Such as broken references. Errors get the site's default level. */
  readonly diagnostics?: readonly Diagnostic[]
  /** Files at fixed pathnames, relative to the base URL. */
  readonly files?: readonly string[]
  /** Images outside pages, to check. */
  readonly images?: readonly ImageReference[]
}

/** Configuration and content with all references resolved. */
export interface Site {
  readonly data: SiteData
  /** Translated into the site's locale. */
  readonly content: Content
  /** Errors fail the build after the pages are checked. */
  readonly diagnostics: readonly Diagnostic[]
  /** UI texts in the site's language. */
  readonly texts: Texts
  readonly client: ClientSite
  /** Files of features at fixed pathnames, relative to the base URL. */
  readonly files: readonly string[]
  readonly versions: readonly SiteVersion[]
}

/** One docs version with its docs and sidebars. */
export interface SiteVersion {
  readonly data: DocsVersion
  /** Pathname of its pages, without the base URL: `/docs`, `/docs/1.0`. */
  readonly basePath: string
  readonly docs: readonly SiteDoc[]
  /** Docs that have no page. */
  readonly drafts: readonly SiteDoc[]
  readonly sidebars: readonly SiteSidebar[]
  /** Whether the sidebars file is invalid; then missing sidebars aren't reported. */
  readonly hasInvalidSidebars: boolean
  readonly mainDoc: SiteDoc | undefined
}

/** A doc with its pathname, title and label. */
export interface SiteDoc {
  readonly id: string
  readonly version: string
  readonly pathname: Pathname
  readonly title: string
  readonly label: string
  readonly description: string | undefined
  readonly isUnlisted: boolean
  readonly isDraft: boolean
  readonly source: DocSource
}

/** A sidebar with more data than the browser needs. */
export interface SiteSidebar {
  readonly id: SidebarId
  readonly nodes: readonly SidebarNode[]
}

export type SidebarNode =
  | {
      readonly kind: 'doc'
      readonly doc: SiteDoc
      readonly label: string
      /** Whether the doc belongs to another sidebar. */
      readonly isReference: boolean
    }
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      /** Source position of the link target. */
      readonly place: SourceLocation
    }
  | { readonly kind: 'html'; readonly value: string }
  | CategoryNode

export interface CategoryNode {
  readonly kind: 'category'
  readonly label: string
  readonly nodes: readonly SidebarNode[]
  readonly collapsible: boolean
  readonly collapsed: boolean
  readonly description: string | undefined
  readonly link: CategoryLink | undefined
}

export type CategoryLink =
  | { readonly kind: 'doc'; readonly doc: SiteDoc }
  | {
      readonly kind: 'page'
      readonly pathname: Pathname
      readonly title: string
      readonly description: string | undefined
      readonly keywords: readonly string[] | undefined
      readonly image: string | undefined
      /** Source position of the link's configuration. */
      readonly place: SourceLocation
    }

/** List all nodes of a sidebar depth-first, with their parent categories. */
export function listSidebarNodes(
  nodes: readonly SidebarNode[],
  ancestors: readonly CategoryNode[] = []
): readonly {
  readonly node: SidebarNode
  readonly ancestors: readonly CategoryNode[]
}[] {
  return nodes.flatMap(node => [
    { node, ancestors },
    ...(node.kind === 'category'
      ? listSidebarNodes(node.nodes, [...ancestors, node])
      : [])
  ])
}

/** Find the pathname of a node's page, if it has one. */
export function findNodePathname(node: SidebarNode): Pathname | undefined {
  switch (node.kind) {
    case 'doc':
      return node.doc.pathname
    case 'category':
      return node.link?.kind === 'doc'
        ? node.link.doc.pathname
        : node.link?.pathname
    default:
      return undefined
  }
}

/** Create a key for a sidebar that is unique across versions. */
export function createSidebarKey(version: string, id: string): string {
  return `${version}-${id}`.replace(/[^\w-]+/g, '-')
}
