import type { Content, DocSource, PageSource } from '../content/content.ts'
import type { Texts } from '../model/catalogue.ts'
import type { SiteError, SourceLocation } from '../model/errors.ts'
import type { Pathname } from '../model/paths.ts'
import type { SidebarId } from '../model/sidebar.ts'
import type { ClientData, ClientSite, DocsVersion } from '../model/site.ts'
import type { ImageReference } from './findMissingImages.ts'

/** What features resolved, by the name of the feature. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their keys.
export interface SiteData {}

/** A site, before its features have resolved their references. */
export interface SiteDraft
  extends Pick<Site, 'content' | 'client' | 'versions' | 'texts'> {
  /** Whether a page is built: drafts are only in development. */
  readonly hasPage: (source: PageSource) => boolean
}

/** What a feature adds to a site. */
export interface SitePart {
  readonly data?: SiteData
  /** For the browser; part of every page. */
  readonly client?: ClientData
  /** References that lead nowhere. */
  readonly problems?: readonly SiteError[]
  readonly warnings?: readonly SiteError[]
  /** Files at fixed addresses, relative to the base. */
  readonly files?: readonly string[]
  /** Written outside pages, to be looked for. */
  readonly images?: readonly ImageReference[]
}

/** Config + content, every reference resolved. */
export interface Site {
  readonly data: SiteData
  /** In the language of the locale. */
  readonly content: Content
  /** Mistakes that the build fails for once it has looked at the pages. */
  readonly problems: readonly SiteError[]
  /** References that lead nowhere, where that is survived. */
  readonly warnings: readonly SiteError[]
  /** What the site itself says, in that language. */
  readonly texts: Texts
  readonly client: ClientSite
  /** Files of features at fixed addresses, relative to the base. */
  readonly files: readonly string[]
  readonly versions: readonly SiteVersion[]
}

/** One docs version with its docs and sidebars. */
export interface SiteVersion {
  readonly data: DocsVersion
  /** Base of its pages: `/docs`, `/docs/1.0`. */
  readonly basePath: string
  readonly docs: readonly Doc[]
  /** Docs without a page. */
  readonly drafts: readonly Doc[]
  readonly sidebars: readonly SiteSidebar[]
  /** Whether the sidebars file is unusable, so that none of them is missed. */
  readonly hasInvalidSidebars: boolean
  readonly mainDoc: Doc | undefined
}

/** A doc page: identity settled, title and label known. */
export interface Doc {
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

/** A sidebar before it is cut down to what the browser needs. */
export interface SiteSidebar {
  readonly id: SidebarId
  readonly nodes: readonly SidebarNode[]
}

export type SidebarNode =
  | {
      readonly kind: 'doc'
      readonly doc: Doc
      readonly label: string
      /** Shown here, but the doc's own sidebar is another one. */
      readonly isReference: boolean
    }
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      /** Of the address, in the sidebars file. */
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
  | { readonly kind: 'doc'; readonly doc: Doc }
  | {
      readonly kind: 'page'
      readonly pathname: Pathname
      readonly title: string
      readonly description: string | undefined
      readonly keywords: readonly string[] | undefined
      readonly image: string | undefined
      /** Where the content asks for it. */
      readonly place: SourceLocation
    }

/** List every node of a sidebar, depth first, with the categories above it. */
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

/** The address of a node's own page, if it has one. */
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
