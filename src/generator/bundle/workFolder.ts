import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const DAY = 24 * 60 * 60 * 1000

/**
 * Create a folder for what only this process needs: builds that run at once must
 * not write over each other. Folders of builds that were killed are removed once
 * they are a day old.
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
