import { realpath } from 'node:fs/promises'
import path from 'node:path'

/** Resolve symbolic links as far as the path exists. */
export async function resolveSymlinks(file: string): Promise<string> {
  const real = await realpath(file).catch(() => undefined)
  const parent = path.dirname(file)
  if (real !== undefined || parent === file) return real ?? file
  return path.join(await resolveSymlinks(parent), path.basename(file))
}
