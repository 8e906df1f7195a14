import {
  nameSidebar,
  type SidebarNode,
  type Site,
  type SiteDoc,
  type SiteVersion,
  toPathnameKey
} from '../../../index.ts'

/** A page or a category of a book's table of contents. */
export interface BookPart {
  readonly label: string
  /** Absent for a category without a page of its own. */
  readonly doc?: SiteDoc
  readonly parts: readonly BookPart[]
}

/** All pages of a sidebar. */
export interface Book {
  readonly title: string
  /** Label of the docs version, if the site has several. */
  readonly version: string | undefined
  readonly parts: readonly BookPart[]
  /** In reading order. */
  readonly docs: readonly SiteDoc[]
  /** Relative to the base. */
  readonly htmlFile: string
  readonly styleFile: string
  readonly epubFile: string
}

/**
 * The script of all books of a locale, relative to the base. Documents made by features
 * have no inline scripts, which the security policy would have to list.
 */
export const SCRIPT_FILE = 'book.js'

/** Plan a book for each sidebar of each version; none if `site.ts` has no `book`. */
export function planBooks(
  site: Pick<Site, 'content' | 'client' | 'versions'>
): readonly Book[] {
  const options = site.content.config.book
  if (options === undefined) return []
  return site.versions.flatMap(version => {
    const taken = new Set(
      version.docs.map(({ pathname }) => toPathnameKey(pathname))
    )
    return version.sidebars.flatMap(sidebar => {
      const { id, nodes } = sidebar
      if (options.sidebars && !options.sidebars.includes(id)) return []
      const isOnly = version.sidebars.length === 1
      const folder = [version.basePath.slice(1), ...(isOnly ? [] : [id])]
      const htmlFile = [...folder, 'book.html'].filter(Boolean).join('/')
      const epubFile = htmlFile.replace(/book\.html$/, `${id}.epub`)
      // A page of the site keeps its address.
      if (taken.has(toPathnameKey(`/${htmlFile}`))) return []
      const parts = planParts(nodes, new Set())
      const docs = parts.flatMap(listDocs)
      if (docs.length === 0) return []
      return {
        title: nameBook(version, sidebar, site),
        version: site.versions.length > 1 ? version.data.label : undefined,
        parts,
        docs,
        htmlFile,
        styleFile: htmlFile.replace(/html$/, 'css'),
        epubFile
      }
    })
  })
}

function nameBook(
  { sidebars }: SiteVersion,
  sidebar: SiteVersion['sidebars'][number],
  { client }: Pick<Site, 'client'>
): string {
  return sidebars.length === 1 ? client.title : nameSidebar(sidebar, client)
}

/** @param seen docs that are part of the book already */
function planParts(
  nodes: readonly SidebarNode[],
  seen: Set<SiteDoc>
): readonly BookPart[] {
  const isNew = (doc: SiteDoc) => {
    if (doc.isUnlisted || seen.has(doc)) return false
    seen.add(doc)
    return true
  }
  return nodes.flatMap((node): readonly BookPart[] => {
    if (node.kind === 'doc') {
      const { doc, label, isReference } = node
      return isReference || !isNew(doc) ? [] : [{ label, doc, parts: [] }]
    }
    if (node.kind !== 'category') return []
    const doc = node.link?.kind === 'doc' ? node.link.doc : undefined
    const own = doc && isNew(doc) ? { doc } : {}
    const parts = planParts(node.nodes, seen)
    return parts.length === 0 && !own.doc
      ? []
      : [{ label: node.label, ...own, parts }]
  })
}

function listDocs({ doc, parts }: BookPart): readonly SiteDoc[] {
  return [...(doc ? [doc] : []), ...parts.flatMap(listDocs)]
}
