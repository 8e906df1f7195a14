import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The generator's own folder, absolute: a checkout, or an installed package. Found
 * by searching upward, because tests run the generator from its sources, and
 * everything else from its bundle.
 */
export const packageRoot = findRoot(
  fileURLToPath(new URL('.', import.meta.url))
)

/**
 * The folder whose `node_modules` contains the generator's packages, absolute: the
 * site that the generator is installed in, or a checkout itself.
 */
export const installRoot =
  /^(.*?)[\\/]node_modules[\\/]/.exec(packageRoot)?.[1] ?? packageRoot

/** Folders with packages that the generator can import; absolute, nearest first. */
export const packageFolders: readonly string[] =
  createRequire(path.join(packageRoot, 'any.js')).resolve.paths('any') ?? []

/** Folders of a command that names none; absolute. */
export const defaultFolders = {
  contentDir: path.resolve('content'),
  out: path.resolve('dist'),
  cacheDir: path.resolve('node_modules/.cache/site')
} as const

function findRoot(folder: string): string {
  const parent = path.dirname(folder)
  const isRoot = existsSync(path.join(folder, 'package.json'))
  return isRoot || parent === folder ? path.resolve(folder) : findRoot(parent)
}
