import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type PageDocument, printDocument } from '../prerender/pageDocument.ts'
import type { Store } from '../store/createStore.ts'
import type { OutputText } from './outputText.ts'

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
export function finishFile(file: string, options: FinishOptions) {
  return finishContent(file, readFileSync(file), options)
}

/** Write a file and prepare it for serving; see {@link finishFile}. */
export async function writeFinished(
  given: OutputText | PageDocument,
  options: FinishOptions
): Promise<void> {
  const { file } = given
  const content = Buffer.from(
    'text' in given ? given.text : await printDocument(given, options.store)
  )
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  return finishContent(file, content, options)
}

async function finishContent(
  file: string,
  content: Buffer,
  { store, quality }: FinishOptions
): Promise<void> {
  const digest = createDigest(content)
  setTime(file, createTime(digest))
  if (content.length < SMALLEST_FILE || !COMPRESSIBLE.test(file)) return
  const { brotli, gzip } = qualities[quality]
  const twins = await store.remember(
    { step: 'compressed', inputs: [quality, digest] },
    async () => ({
      br: createTwin(createBrotli(content, brotli)),
      gz: createTwin(gzipSync(content, { level: gzip }))
    })
  )
  for (const [ending, { bytes, time }] of Object.entries(twins)) {
    writeFileSync(`${file}.${ending}`, bytes)
    setTime(`${file}.${ending}`, time)
  }
}

function createTwin(bytes: Buffer) {
  return { bytes, time: createFileTime(bytes) }
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

function setTime(file: string, time: number): void {
  utimesSync(file, time, time)
}

/**
 * Derive a file's time from its content.
 *
 * @returns whole seconds, 0 to 2³¹ − 1: the 31 bits that every file system and
 * archive format keeps
 */
export function createFileTime(content: Uint8Array): number {
  return createTime(createDigest(content))
}

function createTime(digest: Buffer): number {
  return digest.readUInt32BE(0) >>> 1
}

function createDigest(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}
