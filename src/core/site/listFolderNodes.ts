import { posix } from 'node:path'
import type { CategoryFile } from '../content/content.ts'
import { deriveTitle, parseNumberPrefix } from '../content/docIdentity.ts'
import type { GeneratedIndex } from '../content/schema/categoryLinkSchema.ts'
import type { SourceLocation } from '../model/diagnostic.ts'
import type { CategoryLink, SidebarNode, SiteDoc } from './site.ts'

/** Context for generating a sidebar from folders (behavior 2.5.27). */
export interface FolderContext {
  readonly docs: readonly SiteDoc[]
  /** The version's folder, relative to the content folder. */
  readonly folder: string
  readonly categoryFiles: ReadonlyMap<string, CategoryFile>
  /** Create the generated page of a category. */
  readonly createCategoryPage: (
    page: GeneratedIndex & {
      readonly label: string
      readonly place: SourceLocation
    }
  ) => CategoryLink
  /** Find a doc by id, and report a missing one. */
  readonly resolveDoc: (id: string, file: CategoryFile) => SiteDoc | undefined
}

interface Positioned {
  readonly node: SidebarNode
  readonly position: number
  /** File or folder name, which breaks ties. */
  readonly name: string
}

/**
 * List the nodes of a folder: its docs, and a category for each subfolder.
 *
 * @param folder relative to the version's folder, which is `.`
 */
export function listFolderNodes(
  folder: string,
  context: FolderContext
): readonly SidebarNode[] {
  const start = folder === '.' ? [] : folder.split('/').filter(Boolean)
  const { docs, folders } = listFolder(start, context)
  const entries = [
    ...docs.map(createPositionedDoc),
    ...folders.flatMap(name =>
      createPositionedFolder([...start, name], context)
    )
  ]
  return [...entries].sort(comparePositions).map(({ node }) => node)
}

function comparePositions(one: Positioned, other: Positioned): number {
  if (one.position !== other.position) return one.position - other.position
  return one.name.localeCompare(other.name, 'en')
}

function listFolder(
  folders: readonly string[],
  { docs }: FolderContext
): { readonly docs: readonly SiteDoc[]; readonly folders: readonly string[] } {
  const inside = docs.filter(({ source }) =>
    folders.every((name, index) => source.identity.folders[index] === name)
  )
  const depth = folders.length
  const names = inside.flatMap(
    ({ source }) => source.identity.folders[depth] ?? []
  )
  return {
    docs: inside.filter(
      ({ source }) => source.identity.folders.length === depth
    ),
    folders: [...new Set(names)]
  }
}

function createPositionedDoc(doc: SiteDoc): Positioned {
  const { frontMatter, identity, file } = doc.source
  const isHome = identity.isIndex && identity.folders.length === 0
  return {
    node: { kind: 'doc', doc, label: doc.label, isReference: false },
    position:
      frontMatter.sidebar_position ??
      identity.position ??
      (isHome ? -1 : Number.MAX_VALUE),
    name: file.split('/').at(-1) ?? file
  }
}

function createPositionedFolder(
  folders: readonly string[],
  context: FolderContext
): readonly Positioned[] {
  const name = folders.at(-1) ?? ''
  const path = posix.join(context.folder, ...folders)
  const settings = context.categoryFiles.get(path)
  const index = findIndexDoc(folders, context)
  const link = createLink(settings, index, { name, context })
  const linked = link?.kind === 'doc' ? link.doc : undefined
  const nodes = listFolderNodes(folders.join('/'), context).filter(
    node => node.kind !== 'doc' || node.doc !== linked
  )
  const label =
    settings?.label ??
    index?.source.frontMatter.sidebar_label ??
    index?.title ??
    deriveLabel(name)
  const position =
    settings?.position ??
    index?.source.frontMatter.sidebar_position ??
    parseNumberPrefix(name).position ??
    Number.MAX_VALUE
  const place = (node: SidebarNode) => [{ node, position, name }]
  if (nodes.length > 0) {
    return place({
      kind: 'category',
      label,
      nodes,
      collapsible: settings?.collapsible ?? true,
      collapsed: settings?.collapsed ?? true,
      description: settings?.description ?? linked?.description,
      link
    })
  }
  return linked === undefined
    ? []
    : place({ kind: 'doc', doc: linked, label, isReference: false })
}

function findIndexDoc(
  folders: readonly string[],
  { docs }: FolderContext
): SiteDoc | undefined {
  return docs.find(
    ({ source }) =>
      source.identity.isIndex &&
      source.identity.folders.join('/') === folders.join('/')
  )
}

function createLink(
  settings: CategoryFile | undefined,
  index: SiteDoc | undefined,
  folder: { readonly name: string; readonly context: FolderContext }
): CategoryLink | undefined {
  const link = settings?.link
  if (link === null) return undefined
  if (link?.type === 'generated-index') {
    const label = settings?.label ?? deriveLabel(folder.name)
    return folder.context.createCategoryPage({
      ...link,
      label: settings?.pathnameLabel ?? label,
      title: link.title ?? label,
      place: settings?.locator.findValue(['link']) ?? { file: 'sidebars.ts' }
    })
  }
  const doc =
    link?.type === 'doc' && settings !== undefined
      ? folder.context.resolveDoc(link.id, settings)
      : index
  return doc === undefined ? undefined : { kind: 'doc', doc }
}

/** Derive a label from a folder's name, without its number prefix. */
export function deriveLabel(folder: string): string {
  const { name } = parseNumberPrefix(folder.split('/').at(-1) ?? folder)
  return deriveTitle(name)
}
