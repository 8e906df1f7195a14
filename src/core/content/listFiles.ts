import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isInside } from '../platform/isInside.ts'
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
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    error => {
      // Pages in a folder that can't be read must not vanish silently.
      if (/^(?:ENOENT|ENOTDIR|ELOOP)$/.test(error.code)) return []
      throw error
    }
  )
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !isSkipped(name))
      .map(async entry => {
        const { name } = entry
        const file = path.join(folder, name)
        const isLink = entry.isSymbolicLink()
        const target = isLink ? await stat(file).catch(() => undefined) : entry
        if (!target?.isDirectory()) {
          return isLink || entry.isFile() ? [name] : []
        }
        if (isLink && contentDir && !isWithinSite(file, contentDir)) {
          return [name]
        }
        const real = isLink
          ? await realpath(file).catch(() => file) // removed meanwhile
          : path.join(ancestors.at(-1) ?? folder, name)
        // Following a link to a parent folder would never end.
        if (ancestors.some(parent => isInside(parent, real))) return []
        const inner = await listBelow(file, [...ancestors, real], options)
        return inner.map(below => `${name}/${below}`)
      })
  )
  return nested.flat()
}

/** Whether a file is a page: Markdown, and no path segment starts with `_`. */
export function isPageFile(file: string): boolean {
  return (
    /\.mdx?$/i.test(file) &&
    file.split('/').every(part => !part.startsWith('_'))
  )
}

/** Report files with a misspelled extension or category file name. */
export function findMisnamedFiles(
  files: readonly string[],
  folder: string
): readonly Diagnostic[] {
  const category = /(?:^|\/)_?categor(?:y|ies)_?\.(?:json|ya?ml|[cm]?[jt]s)$/
  return files
    .filter(name => UNUSUAL_PAGE.test(name) || category.test(name))
    .filter(name => !/(?:^|\/)_category_\.(?:json|ya?ml)$|\.mdx?$/.test(name))
    .map(name => {
      const message = isPageFile(name)
        ? "This page's extension isn't in lower case."
        : "This file isn't used."
      return {
        severity: 'warning',
        message,
        place: { file: `${folder}/${name}` },
        hint: 'Name pages "name.md" or "name.mdx", and category files "_category_.json" or "_category_.yml".'
      }
    })
}

const UNUSUAL_PAGE = /\.(?:markdown|mdown|mkdn?|mdx?)$/i
