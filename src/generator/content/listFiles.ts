import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Folders that never hold pages. */
const skippedFolders = new Set(['node_modules', '.git'])

/**
 * List the files below a folder, relative, sorted, with forward slashes. Names
 * that start with `.` are left out. A folder that does not exist has none.
 */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.') && !skippedFolders.has(name))
      .map(async entry => {
        if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : []
        const inner = await listFiles(path.join(folder, entry.name))
        return inner.map(file => `${entry.name}/${file}`)
      })
  )
  return nested.flat().sort()
}

/** Tell whether a file is a page: Markdown, and no part of it starts `_`. */
export function isPageFile(file: string): boolean {
  return (
    /\.mdx?$/i.test(file) &&
    file.split('/').every(part => !part.startsWith('_'))
  )
}
