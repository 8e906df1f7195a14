import type { OutputFile } from '../model/paths.ts'

/**
 * Name a file with a hash, as the bundler does.
 *
 * @param hash of the content; hexadecimal
 */
export function nameAsset(
  name: string,
  hash: string,
  type: 'css' | 'js' | 'json'
): OutputFile {
  return `assets/${name}.${hash.slice(0, 8)}.${type}` as OutputFile // relative
}
