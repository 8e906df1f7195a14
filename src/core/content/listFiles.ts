import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../model/errors.ts'
import { isWithinSite } from './siteBounds.ts'

/**
 * List the files below a folder as sorted relative paths with forward slashes.
 * Returns none if the folder doesn't exist.
 *
 * Follows symbolic links, except to parent folders. Broken links and links that
 * leave the site are listed, so that whatever reads them can report them.
 *
 * @param options.isSkipped whether to skip a name
 * @param options.contentDir absolute; links out of its site aren't followed
 */
export async function listFiles(
  folder: string,
  options: ListOptions = {}
): Promise<readonly string[]> {
  const real = await realpath(folder).catch(() => folder)
  return (await listBelow(folder, [real], options)).toSorted()
}

interface ListOptions {
  readonly isSkipped?: (name: string) => boolean
  readonly contentDir?: string
}

function isSkippedByDefault(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules'
}

/** @param ancestors real paths of the parent folders and of this one, last */
async function listBelow(
  folder: string,
  ancestors: readonly string[],
  options: ListOptions
): Promise<readonly string[]> {
  const { isSkipped = isSkippedByDefault, contentDir } = options
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !isSkipped(name))
      .map(async entry => {
        const file = path.join(folder, entry.name)
        const isLink = entry.isSymbolicLink()
        const kind = await findEntryKind(entry, file)
        if (kind !== 'folder') return kind === 'file' ? [entry.name] : []
        const real = isLink
          ? await realpath(file).catch(() => file) // removed meanwhile
          : path.join(ancestors.at(-1) ?? folder, entry.name)
        if (isLink && contentDir && !isWithinSite(file, contentDir)) {
          return [entry.name]
        }
        if (isLink && isCircular(real, ancestors)) return []
        const inner = await listBelow(file, [...ancestors, real], options)
        return inner.map(name => `${entry.name}/${name}`)
      })
  )
  return nested.flat()
}

/**
 * Whether a link points to one of its parent folders, so that following it would
 * never end.
 *
 * @param real path of the link's target
 * @param ancestors real paths of the folders that contain the link
 */
function isCircular(real: string, ancestors: readonly string[]): boolean {
  return ancestors.some(
    folder => folder === real || folder.startsWith(withTrailingSlash(real))
  )
}

function withTrailingSlash(folder: string): string {
  return folder.endsWith(path.sep) ? folder : folder + path.sep
}

async function findEntryKind(
  entry: Dirent,
  file: string
): Promise<'file' | 'folder' | undefined> {
  if (entry.isDirectory()) return 'folder'
  if (entry.isFile()) return 'file'
  if (!entry.isSymbolicLink()) return undefined
  const target = await stat(file).catch(() => undefined)
  return target?.isDirectory() ? 'folder' : 'file'
}

/** Whether a file is a page: Markdown, and no path segment starts with `_`. */
export function isPageFile(file: string): boolean {
  return (
    /\.mdx?$/i.test(file) &&
    file.split('/').every(part => !part.startsWith('_'))
  )
}

/** Report folders with names of pages. */
export function findFoldersNamedAsPages(
  files: readonly string[],
  folder: string
): readonly SiteError[] {
  const folders = files.flatMap(
    file => /^(.*?\.mdx?)\//i.exec(file)?.slice(1) ?? []
  )
  return [...new Set(folders)].map(
    name =>
      new SiteError('This is a folder, but must be a file.', {
        place: { file: `${folder}/${name}` },
        remedy: 'Rename the folder.'
      })
  )
}

/** Report files with a misspelled extension or category file name. */
export function findMisnamedFiles(
  files: readonly string[],
  folder: string
): readonly SiteError[] {
  const wrong =
    /\.(?:markdown|MDX?)$|(?:^|\/)_?categor(?:y|ies)_?\.(?:json|ya?ml|[cm]?[jt]s)$/
  return files
    .filter(name => wrong.test(name))
    .filter(name => !/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(name))
    .map(
      name =>
        new SiteError("This file isn't used.", {
          place: { file: `${folder}/${name}` },
          remedy:
            'Name pages "name.md" or "name.mdx", and category files "_category_.json" or "_category_.yml".'
        })
    )
}
