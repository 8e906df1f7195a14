import { createHash } from 'node:crypto'
import type { OutputFile } from '../model/paths.ts'

/** Hash a content. Ids and names of files get by with the first few digits. */
export function hashContent(content: string | Uint8Array, digits = 64): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits)
}

/** Name a file by its content, as the bundler does. */
export function createAssetFile(
  name: string,
  text: string,
  type: 'css' | 'js' | 'json'
): OutputFile {
  return `assets/${name}.${hashContent(text, 8)}.${type}` as OutputFile // relative
}
