import { existsSync } from 'node:fs'
import { mkdtemp, rmdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Let the system refuse a folder now rather than after the work. Where it can't
 * be created, as in /proc, Node's recursive `mkdir` even retries forever.
 *
 * @param folder absolute; it need not exist yet
 * @throws what the system says
 */
export async function assertWritable(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  if (!existsSync(folder) && parent !== folder) return assertWritable(parent)
  await rmdir(await mkdtemp(path.join(folder, '.try-')))
}
