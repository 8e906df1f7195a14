import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Root of the project, absolute. Found by searching upward, because tests run
 * the generator from its sources, and everything else from its bundle.
 */
export const projectRoot = findRoot(
  fileURLToPath(new URL('.', import.meta.url))
)

/** The default cache folder. */
export const defaultCacheDir = path.join(
  projectRoot,
  'node_modules/.cache/site'
)

function findRoot(folder: string): string {
  const parent = path.dirname(folder)
  const isRoot = existsSync(path.join(folder, 'rspack.config.ts'))
  return isRoot || parent === folder ? path.resolve(folder) : findRoot(parent)
}
