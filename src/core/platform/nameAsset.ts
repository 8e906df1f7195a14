import type { OutputFile } from '../model/paths.ts'
import { hashContent } from './hashContent.ts'

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
