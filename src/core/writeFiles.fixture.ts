import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Write files below a folder, creating folders as needed.
 *
 * @param folder absolute
 * @param files texts by file name, relative to the folder
 */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>
): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
