import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Create a text once and keep it on disk, by everything it depends on.
 *
 * A file is named by the hash of its inputs, so that it never goes stale and
 * may be shared between branches and machines.
 *
 * @param folder absolute
 * @param inputs all that the text depends on, versions of tools included
 */
export async function keepOnDisk(
  folder: string,
  inputs: readonly string[],
  create: () => Promise<string>
): Promise<string> {
  const file = join(folder, createKey(inputs))
  const kept = readKept(file)
  if (kept !== undefined) return kept
  const text = await create()
  writeWhole(file, text)
  return text
}

function createKey(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}:${input}`)
  return hash.digest('hex').slice(0, 32)
}

/** Small files are read many times faster without going through promises. */
function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Other processes may read the file: it appears at once, whole. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, text)
  } catch {
    // The first file of its folder.
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, text)
  }
  renameSync(draft, file)
}
