import { readFileSync } from 'node:fs'
import { computeFingerprint, setFileTime } from './fingerprint.ts'
import {
  linkUnchanged,
  planServedFile,
  type WriteOptions,
  writeVariants
} from './servedFile.ts'

/**
 * Prepare a file for serving: write its compressed variants if it's compressible,
 * and derive all file times from the content.
 *
 * nginx derives ETags from time and size, so unchanged files keep their ETags
 * across builds and machines, and caches stay valid. Unchanged files are
 * hard-linked from the previous output, unless they have been damaged there.
 *
 * @param file absolute
 */
export async function prepareFile(
  file: string,
  options: WriteOptions
): Promise<void> {
  const content = readFileSync(file)
  const served = planServedFile(file, computeFingerprint(content), options)
  setFileTime(file, served.time)
  if (linkUnchanged(served, served.variants, options)) return
  await writeVariants(served, content, options)
}
