import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { isWithinSite } from '../siteBounds.ts'

/**
 * Find symbolic links that would publish files outside the site, and unreadable
 * folders, whose content would be missing without a message.
 *
 * @param root absolute path of the content folder
 * @param names files and folders to read pages from, relative to it
 */
export async function findLinkProblems(
  root: string,
  names: readonly string[]
): Promise<readonly SiteError[]> {
  const found = await Promise.all(
    names.map(async name => {
      const file = path.join(root, name)
      const stats = await lstat(file).catch(() => undefined)
      const problems = stats?.isSymbolicLink() ? checkLink(root, name) : []
      return problems.length > 0 ? problems : findInFolder(root, name)
    })
  )
  return found.flat()
}

async function findInFolder(
  root: string,
  name: string
): Promise<readonly SiteError[]> {
  const folder = path.join(root, name)
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    getErrorCode
  )
  if (typeof entries === 'string') {
    return /^EACCES|^EPERM/.test(entries) ? [createUnreadableProblem(name)] : []
  }
  const nested = await Promise.all(
    entries.map(async entry => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
      const file = path.posix.join(name, entry.name)
      if (entry.isDirectory()) return findInFolder(root, file)
      return entry.isSymbolicLink() ? checkLink(root, file) : []
    })
  )
  return nested.flat()
}

function getErrorCode(error: NodeJS.ErrnoException): string {
  return error.code ?? ''
}

function createUnreadableProblem(folder: string): SiteError {
  return new SiteError("The folder can't be opened.", {
    place: { file: folder },
    remedy: 'Give the build read permission.'
  })
}

/** Links in the other folders are checked when they're copied or read. */
function checkLink(root: string, file: string): readonly SiteError[] {
  if (/^(?:declarations|static)(?:\/|$)/.test(file)) return []
  if (isWithinSite(path.join(root, file), root)) return []
  return [
    new SiteError('This symbolic link points outside the website.', {
      place: { file },
      remedy: 'Replace it with a copy of the file, or remove it.'
    })
  ]
}
