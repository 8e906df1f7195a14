import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Name the module beside another, in the sources or in the bundled program. It
 * may exist in only one of them.
 */
export function findModule(from: string, name: string): string {
  return fileURLToPath(new URL(`./${name}${path.extname(from)}`, from))
}
