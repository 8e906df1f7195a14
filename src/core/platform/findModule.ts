import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Find a module next to another, in the sources or in the bundled program. */
export function findModule(from: string, name: string): string {
  return fileURLToPath(new URL(`./${name}${path.extname(from)}`, from))
}
