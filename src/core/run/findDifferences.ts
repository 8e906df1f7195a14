import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../content/listFiles.ts'
import { KEPT_FILE, readKeptFiles } from '../output/keepAssets.ts'

/**
 * List the files of two outputs that only one contains, or that differ. Files kept
 * from earlier builds aren't compared.
 *
 * @param output absolute; may contain kept files
 * @param fresh absolute; contains none
 * @returns paths relative to the outputs, in order
 */
export async function findDifferences(
  output: string,
  fresh: string
): Promise<readonly string[]> {
  const folders = [output, fresh]
  const lists = await Promise.all(
    folders.map(folder => listFiles(folder, { isSkipped: () => false }))
  )
  const different: string[] = []
  const { files: kept } = readKeptFiles(output)
  for (const name of [...new Set(lists.flat())].sort()) {
    if (name === KEPT_FILE || kept.has(name)) continue
    const [one, other] = await Promise.all(
      folders.map(folder =>
        readFile(path.join(folder, name)).catch(() => undefined)
      )
    )
    if (!one || !other?.equals(one)) different.push(name)
  }
  return different
}
