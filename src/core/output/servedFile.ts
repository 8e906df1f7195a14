import { createHash } from 'node:crypto'
import {
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import type { Cache } from '../platform/cache/createCache.ts'
import { hashContent } from '../platform/hashContent.ts'
import {
  COMPRESSOR_VERSIONS,
  type Compression,
  compressVariants,
  planVariants
} from './compressVariants.ts'
import type { Fingerprint, FingerprintedFile } from './fingerprint.ts'
import { setFileTime, toFileTime } from './fingerprint.ts'

/** How hard to compress, and where to find variants from an earlier build. */
export interface WriteOptions {
  readonly cache: Cache
  readonly quality: 'fast' | 'best'
  readonly outputFolders?: OutputFolders
}

/** Absolute. */
export interface OutputFolders {
  readonly previous: string
  readonly current: string
}

/** A file to serve, and its variants. */
interface ServedFile extends FingerprintedFile {
  /** In seconds; see {@link toFileTime}. */
  readonly time: number
  readonly quality: Compression
  /** File extensions. */
  readonly variants: readonly string[]
}

/** Plan a file's time, its variants, and how hard to compress them. */
export function planServedFile(
  file: string,
  fingerprint: Fingerprint,
  options: WriteOptions
): ServedFile {
  const { quality, variants } = planVariants(
    file,
    fingerprint.size,
    options.quality
  )
  return {
    ...fingerprint,
    file,
    time: toFileTime(fingerprint.digest),
    quality,
    variants
  }
}

/**
 * Hard-link a file from the previous output if it's unchanged and undamaged.
 *
 * @param endings file extensions to link; empty for the file itself
 * @returns false if the file has changed or can't be linked
 */
export function linkUnchanged(
  served: ServedFile,
  endings: readonly string[],
  { outputFolders }: WriteOptions
): boolean {
  if (outputFolders === undefined) return false
  const { file } = served
  const old = path.join(
    outputFolders.previous,
    path.relative(outputFolders.current, file)
  )
  return (
    endings.every(ending => isUnchanged(old + ending, ending, served)) &&
    link(old, file, endings)
  )
}

/**
 * Whether a file has the expected time and content. Size and time show most
 * changes without reading the file.
 */
function isUnchanged(old: string, ending: string, served: ServedFile): boolean {
  const found = statIfExists(old)
  if (!found?.isFile()) return false
  if (ending === '') {
    return (
      found.size === served.size &&
      found.mtimeMs === served.time * 1000 &&
      hashContent(readFileSync(old)) === served.digest
    )
  }
  return found.mtimeMs === createVariantTime(served, readFileSync(old)) * 1000
}

/** Compress a content, and write its variants beside the file. */
export async function writeVariants(
  served: ServedFile,
  content: Buffer,
  { cache }: WriteOptions
): Promise<void> {
  const { file, digest, quality, variants } = served
  if (variants.length === 0) return
  const compressed = await compressVariants(content, digest, { cache, quality })
  for (const variant of variants) {
    const bytes = compressed[variant] ?? Buffer.alloc(0)
    writeFileSync(file + variant, bytes)
    setFileTime(file + variant, createVariantTime(served, bytes))
  }
}

/**
 * Derive a variant's time from its own bytes, so that later builds recognize a damaged
 * one, and from everything that it was made from and with.
 */
function createVariantTime(
  { digest, quality }: ServedFile,
  bytes: Uint8Array
): number {
  const hash = createHash('sha256')
    .update(`${quality} ${COMPRESSOR_VERSIONS} ${digest} `)
    .update(bytes)
  return toFileTime(hash.digest('hex'))
}

function statIfExists(file: string) {
  return statSync(file, { throwIfNoEntry: false })
}

/**
 * Hard-link a file or its variants from the previous output.
 *
 * @param endings file extensions to link; empty for the file itself
 * @returns false if linking fails
 */
function link(old: string, file: string, endings: readonly string[]): boolean {
  try {
    for (const ending of endings) linkSync(old + ending, file + ending)
    return true
  } catch {
    // Not every file system supports links. Remove those already created:
    // writing through them would change the previous output.
    for (const ending of endings) rmSync(file + ending, { force: true })
    return false
  }
}
