import { createHash } from 'node:crypto'
import type { OutputFile } from '../model/paths.ts'

/** Hash some content. For ids and file names, a few digits are enough. */
export function hashContent(content: string | Uint8Array, digits = 64): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits)
}

/** Name a file with a content hash, as the bundler does. */
export function createAssetFile(
  name: string,
  text: string,
  type: 'css' | 'js' | 'json'
): OutputFile {
  return `assets/${name}.${hashContent(text, 8)}.${type}` as OutputFile // relative
}
