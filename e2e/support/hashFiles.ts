import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** Files that builds don't depend on. */
const ignored = /\.(?:test|spec|fixture)\.tsx?$|node_modules/

/**
 * Hash files by name and content.
 *
 * @param places files or folders; missing ones count as empty
 */
export async function hashFiles(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of await listFiles(place)) {
      hash.update(`${path.relative(place, file)}\0`)
      hash.update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function listFiles(place: string): Promise<readonly string[]> {
  if (!existsSync(place)) return []
  if (!(await stat(place)).isDirectory()) return [place]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .filter(file => !ignored.test(file))
    .sort()
}
