import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const DAY = 24 * 60 * 60 * 1000

/**
 * Create a folder for this process, so that concurrent builds don't overwrite
 * each other's files. Remove folders that killed builds left a day ago or earlier.
 *
 * @param cacheDir absolute
 */
export function createWorkFolder(cacheDir: string): string {
  const parent = path.join(cacheDir, 'work')
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name)
    const stats = statSync(folder, { throwIfNoEntry: false })
    if (stats !== undefined && Date.now() - stats.mtimeMs > DAY) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return mkdtempSync(parent + path.sep)
}
