import { type Diagnostic, type Site, suggestName } from '../../../index.ts'

/** Owners of pages, as in `site.ts`: names, or names with their folders. */
export type Owners =
  | readonly string[]
  | Readonly<Record<string, readonly string[]>>

/**
 * Create the function that finds the owner of a page by its folder; the innermost one
 * decides. A translation belongs to the owner of the page that it translates.
 */
export function createOwnerFinder(
  owners: Owners = []
): (file: string) => string | undefined {
  const folders = listFolders(owners)
    .map(({ owner, folder }) => ({ owner, start: `${trimFolder(folder)}/` }))
    .sort((one, other) => other.start.length - one.start.length)
  return file => {
    const name = stripLocale(file)
    return folders.find(({ start }) => name.startsWith(start))?.owner
  }
}

/** Report owners that `owners` in `site.ts` doesn't list. */
export function findUnknownOwners(
  { content, versions }: Pick<Site, 'content' | 'versions'>,
  files: ReadonlySet<string>
): readonly Diagnostic[] {
  const { owners } = content.config.freshness ?? {}
  if (owners === undefined) return []
  const names = isList(owners) ? owners : Object.keys(owners)
  return versions
    .flatMap(({ docs }) => docs)
    .flatMap(({ source: { file, frontMatter, locator } }) => {
      const { owner } = frontMatter
      const isKnown = owner === undefined || names.includes(owner)
      return isKnown || !files.has(file)
        ? []
        : {
            severity: 'error' as const,
            message: `The owner "${owner}" isn't listed in site.ts.`,
            place: locator.findValue(['owner']),
            hint: suggestName(owner, names, 'Owners')
          }
    })
}

/** Report folders of owners without pages. */
export function findEmptyFolders({
  content,
  versions
}: Pick<Site, 'content' | 'versions'>): readonly Diagnostic[] {
  const names = versions
    .flatMap(({ docs }) => docs)
    .map(({ source }) => stripLocale(source.file))
  const known = [...new Set(names.flatMap(listParents))]
  return listFolders(content.config.freshness?.owners ?? []).flatMap(
    ({ owner, folder, index }) =>
      known.includes(trimFolder(folder))
        ? []
        : {
            severity: 'error' as const,
            message: `"${owner}" owns "${folder}", which has no docs.`,
            place: content.siteLocator.findValue([
              ...['freshness', 'owners', owner],
              index
            ]),
            hint: suggestName(folder, known, 'Folders')
          }
  )
}

function listFolders(owners: Owners) {
  if (isList(owners)) return []
  return Object.entries(owners).flatMap(([owner, folders]) =>
    folders.map((folder, index) => ({ owner, folder, index }))
  )
}

function isList(owners: Owners): owners is readonly string[] {
  return Array.isArray(owners)
}

/** @example trimFolder('./docs/form/') // 'docs/form' */
function trimFolder(folder: string): string {
  return folder.replace(/^(?:\.?\/)+|\/+$/g, '')
}

/** @example stripLocale('i18n/de/docs/a.md') // 'docs/a.md' */
function stripLocale(file: string): string {
  return file.replace(/^i18n\/[^/]+\//, '')
}

/** @example listParents('docs/form/a.md') // ['docs', 'docs/form'] */
function listParents(file: string): readonly string[] {
  const parts = file.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}
