import { createHash } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
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

const TWINS = ['.br', '.gz'] as const

type Twins = Readonly<Record<(typeof TWINS)[number], Buffer>>

const COMPRESSIBLE =
  /\.(?:css|html|ico|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml)$/

/** Programs that compress differently make other bytes of the same content. */
const COMPRESSORS = `${process.versions.brotli} ${process.versions.zlib}`

/** How hard to compress, and where twins of an earlier build may be. */
export interface FinishOptions {
  readonly store: Store
  readonly quality: Compression
  /** The previous output and the one being made, absolute. */
  readonly folders?: { readonly old: string; readonly now: string }
}

/**
 * Prepare a file for serving: write `.br` and `.gz` twins if it is
 * compressible, because the web server compresses nothing itself, and derive
 * the times of all three from their content.
 *
 * nginx makes an ETag from time and size, so an unchanged file keeps its ETag
 * across builds and machines, and readers keep their cached copies. For the
 * same reason, a file of the same time and size is the same: its twins are
 * linked from the previous output.
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
  options: FinishOptions
): Promise<void> {
  const digest = createDigest(content)
  const time = createTime(digest)
  setTime(file, time)
  if (content.length < SMALLEST_FILE || !COMPRESSIBLE.test(file)) return
  const { quality } = options
  const twinTime = createFileTime(`${quality} ${COMPRESSORS} ${time}`)
  const known = { time, twinTime, size: content.length }
  if (linkTwins(file, known, options.folders)) return
  const twins = await createTwins(content, digest, options)
  for (const ending of TWINS) {
    writeFileSync(file + ending, twins[ending])
    setTime(file + ending, twinTime)
  }
}

/**
 * Link the twins of an unchanged file.
 *
 * @returns false if the file is new or has changed, or if its twins can't be
 * linked
 */
function linkTwins(
  file: string,
  known: { time: number; twinTime: number; size: number },
  folders: FinishOptions['folders']
): boolean {
  if (folders === undefined) return false
  const old = path.join(folders.old, path.relative(folders.now, file))
  const stats = findStats(old)
  if (stats?.mtimeMs !== known.time * 1000 || stats.size !== known.size) {
    return false
  }
  const isKnown = (ending: string) =>
    findStats(old + ending)?.mtimeMs === known.twinTime * 1000
  if (!TWINS.every(isKnown)) return false
  try {
    for (const ending of TWINS) linkSync(old + ending, file + ending)
    return true
  } catch {
    // Not every file system has links. A twin that was linked must not be
    // written to, because the previous output has it, too.
    for (const ending of TWINS) rmSync(file + ending, { force: true })
    return false
  }
}

function findStats(file: string) {
  return statSync(file, { throwIfNoEntry: false })
}

/**
 * The best compression is worth keeping; making the fast one again takes no
 * longer than reading it.
 */
function createTwins(
  content: Buffer,
  digest: Buffer,
  { store, quality }: FinishOptions
): Promise<Twins> {
  const { brotli, gzip } = qualities[quality]
  const compress = async () => ({
    '.br': createBrotli(content, brotli),
    '.gz': gzipSync(content, { level: gzip })
  })
  return quality === 'best'
    ? store.remember({ step: 'compressed', inputs: [digest] }, compress)
    : compress()
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
export function createFileTime(content: Uint8Array | string): number {
  return createTime(createDigest(content))
}

function createTime(digest: Buffer): number {
  return digest.readUInt32BE(0) >>> 1
}

function createDigest(content: Uint8Array | string): Buffer {
  return createHash('sha256').update(content).digest()
}
