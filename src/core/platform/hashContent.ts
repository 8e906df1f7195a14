import { createHash } from 'node:crypto'
import type { OutputFile } from '../model/paths.ts'

/** Hash some content. For ids and file names, a few digits are enough. */
export function hashContent(content: string | Uint8Array, digits = 64): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits)
}

/** Name a file with a content hash, as the bundler does. */
export function nameAssetFile(
  name: string,
  text: string,
  type: AssetType
): OutputFile {
  return nameAsset(name, hashContent(text), type)
}

type AssetType = 'css' | 'js' | 'json'

/** Like {@link nameAssetFile}, for a content whose hash is known. */
export function nameAsset(
  name: string,
  hash: string,
  type: AssetType
): OutputFile {
  return `assets/${name}.${hash.slice(0, 8)}.${type}` as OutputFile // relative
}
