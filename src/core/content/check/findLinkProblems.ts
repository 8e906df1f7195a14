import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { isWithinSite } from '../siteBounds.ts'

/**
 * Find symbolic links that would publish what is not the site's, and folders
 * that can't be opened: without a word, all that is in them would be missing.
 *
 * @param root absolute path of the content folder
 * @param names of folders and files that pages are read from, relative to it
 */
export async function findLinkProblems(
  root: string,
  names: readonly string[]
): Promise<readonly SiteError[]> {
  const found = await Promise.all(
    names.map(async name => {
      const file = path.join(root, name)
      const stats = await lstat(file).catch(() => undefined)
      const own = stats?.isSymbolicLink() ? judgeLink(root, name) : []
      return own.length > 0 ? own : findBelow(root, name)
    })
  )
  return found.flat()
}

async function findBelow(
  root: string,
  name: string
): Promise<readonly SiteError[]> {
  const folder = path.join(root, name)
  const entries = await readdir(folder, { withFileTypes: true }).catch(readCode)
  if (typeof entries === 'string') {
    return /^EACCES|^EPERM/.test(entries) ? [createClosedProblem(name)] : []
  }
  const nested = await Promise.all(
    entries.map(async entry => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
      const file = path.posix.join(name, entry.name)
      if (entry.isDirectory()) return findBelow(root, file)
      return entry.isSymbolicLink() ? judgeLink(root, file) : []
    })
  )
  return nested.flat()
}

function readCode(error: NodeJS.ErrnoException): string {
  return error.code ?? ''
}

function createClosedProblem(folder: string): SiteError {
  return new SiteError("The folder can't be opened.", {
    place: { file: folder },
    remedy: 'Give the build read permission.'
  })
}

/** Those in other folders are judged when they are copied or read. */
function judgeLink(root: string, file: string): readonly SiteError[] {
  if (/^(?:declarations|static)(?:\/|$)/.test(file)) return []
  if (isWithinSite(path.join(root, file), root)) return []
  return [
    new SiteError('This symbolic link points outside the website.', {
      place: { file },
      remedy: 'Replace it with a copy of the file, or remove it.'
    })
  ]
}
