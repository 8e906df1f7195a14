import { existsSync } from 'node:fs'
import { mkdtemp, rmdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Fail early if a folder isn't writable. In places like /proc, Node's recursive
 * `mkdir` would even retry forever.
 *
 * @param folder absolute; need not exist yet
 * @throws the system's error
 */
export async function assertWritable(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  if (!existsSync(folder) && parent !== folder) return assertWritable(parent)
  await rmdir(await mkdtemp(path.join(folder, '.try-')))
}
