import { createHash } from 'node:crypto'
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Store } from '../store/createStore.ts'

/** Below this many bytes, headers outweigh what compression saves. */
const SMALLEST_FILE = 256

/**
 * How hard to compress. A release is downloaded far more often than it is
 * built, so it gets the best quality. Other builds get a fast one: a twentieth
 * of the time for 8 % more bytes.
 */
export type Compression = 'fast' | 'best'

const qualities = {
  fast: { brotli: 5, gzip: 6 },
  best: { brotli: 11, gzip: 9 }
} as const satisfies Readonly<Record<Compression, object>>

const COMPRESSIBLE =
  /\.(?:css|html|ico|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml)$/

/** Where twins are kept between builds, and how hard to compress them. */
export interface FinishOptions {
  readonly store: Store
  readonly quality: Compression
}

/**
 * Prepare a file for serving: write `.br` and `.gz` twins if it is
 * compressible, because the web server compresses nothing itself, and derive
 * the times of all three from their content.
 *
 * nginx makes an ETag from time and size, so an unchanged file keeps its ETag
 * across builds and machines, and readers keep their cached copies.
 *
 * Twins are kept by content: an unchanged file costs one hash.
 *
 * @param file absolute
 */
export async function finishFile(
  file: string,
  { store, quality }: FinishOptions
): Promise<void> {
  const content = readFileSync(file)
  setTime(file, content)
  if (content.length < SMALLEST_FILE || !COMPRESSIBLE.test(file)) return
  const twins = await store.remember(
    { step: 'compressed', inputs: [quality, content] },
    async () => ({
      br: createBrotli(content, qualities[quality].brotli),
      gz: gzipSync(content, { level: qualities[quality].gzip })
    })
  )
  for (const [ending, twin] of Object.entries(twins)) {
    writeFileSync(`${file}.${ending}`, twin)
    setTime(`${file}.${ending}`, twin)
  }
}

/**
 * Compress synchronously: for files of this size, the stream behind the
 * asynchronous function would double the time.
 */
function createBrotli(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length
    }
  })
}

function setTime(file: string, content: Uint8Array): void {
  const time = createFileTime(content)
  utimesSync(file, time, time)
}

/**
 * Derive a file's time from its content.
 *
 * @returns whole seconds, 0 to 2³¹ − 1: the 31 bits that every file system and
 * archive format keeps
 */
export function createFileTime(content: Uint8Array): number {
  const hash = createHash('sha256').update(content).digest()
  return hash.readUInt32BE(0) >>> 1
}
