import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../model/errors.ts'
import { isWithinSite } from './siteBounds.ts'

/**
 * List the files below a folder, relative, sorted, with forward slashes. A
 * folder that does not exist has none.
 *
 * Symbolic links are followed, but none that leads to a folder around it. A
 * link that dangles or leaves the site is listed, so that its reader can report
 * it.
 *
 * @param options.isSkipped tells which names to leave out
 * @param options.contentDir absolute; links out of its site are not followed
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

function isUsuallySkipped(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules'
}

/** @param above real paths of the folders that lead to this one, itself last */
async function listBelow(
  folder: string,
  above: readonly string[],
  options: ListOptions
): Promise<readonly string[]> {
  const { isSkipped = isUsuallySkipped, contentDir } = options
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !isSkipped(name))
      .map(async entry => {
        const file = path.join(folder, entry.name)
        const isLink = entry.isSymbolicLink()
        const kind = await findKind(entry, file)
        if (kind !== 'folder') return kind === 'file' ? [entry.name] : []
        const real = isLink
          ? await realpath(file).catch(() => file) // removed meanwhile
          : path.join(above.at(-1) ?? folder, entry.name)
        if (isLink && contentDir && !isWithinSite(file, contentDir)) {
          return [entry.name]
        }
        if (isLink && leadsAround(real, above)) return []
        const inner = await listBelow(file, [...above, real], options)
        return inner.map(name => `${entry.name}/${name}`)
      })
  )
  return nested.flat()
}

/**
 * Tell whether a link leads to one of the folders that lead to it, or to one
 * around them: following it would never end.
 *
 * @param real path of what the link leads to
 * @param above real paths of the folders that lead to the link
 */
function leadsAround(real: string, above: readonly string[]): boolean {
  return above.some(
    folder => folder === real || folder.startsWith(withSlash(real))
  )
}

function withSlash(folder: string): string {
  return folder.endsWith(path.sep) ? folder : folder + path.sep
}

async function findKind(
  entry: Dirent,
  file: string
): Promise<'file' | 'folder' | undefined> {
  if (entry.isDirectory()) return 'folder'
  if (entry.isFile()) return 'file'
  if (!entry.isSymbolicLink()) return undefined
  const target = await stat(file).catch(() => undefined)
  return target?.isDirectory() ? 'folder' : 'file'
}

/** Tell whether a file is a page: Markdown, and no part of it starts `_`. */
export function isPageFile(file: string): boolean {
  return (
    /\.mdx?$/i.test(file) &&
    file.split('/').every(part => !part.startsWith('_'))
  )
}

/** Find folders that are named as pages are. */
export function findFoldersNamedAsPages(
  files: readonly string[],
  folder: string
): readonly SiteError[] {
  const named = files.flatMap(
    file => /^(.*?\.mdx?)\//i.exec(file)?.slice(1) ?? []
  )
  return [...new Set(named)].map(
    name =>
      new SiteError('This is a folder, but must be a file.', {
        place: { file: `${folder}/${name}` },
        remedy: 'Rename the folder.'
      })
  )
}
