import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Text by file, relative to the content folder. */
export type ContentFiles = Readonly<Record<string, string>>

/**
 * Write a content folder, named by a hash of its content, so that tests with
 * the same content share a build.
 *
 * @returns its absolute path; the folder is deleted when the run ends
 */
export async function writeContent(files: ContentFiles): Promise<string> {
  const root = process.env.WRITTEN_CONTENT
  if (root === undefined) throw new Error("The global setup hasn't run.")
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex')
  const folder = path.join(root, `content-${hash.slice(0, 12)}`)
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  return folder
}
