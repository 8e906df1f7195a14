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

/** Size in bytes below which compression saves less than headers cost. */
const MIN_COMPRESSED_SIZE = 256

/**
 * How hard to compress. A release is downloaded far more often than built, so it
 * gets the best quality. Other builds compress in a twentieth of the time, for 8%
 * more bytes, and without gzip twins, because current browsers accept Brotli; for
 * other clients, the web server compresses.
 */
type Compression = 'fast' | 'best'

/** Creates the content of a twin. */
type Compress = (content: Buffer) => Buffer

/** Compressors by file extension of their twins. */
const compressors: Readonly<
  Record<Compression, Readonly<Record<string, Compress>>>
> = {
  fast: { '.br': content => compressBrotli(content, 5) },
  best: {
    '.br': content => compressBrotli(content, 11),
    '.gz': content => gzipSync(content, { level: 9 })
  }
}

/**
 * Excludes Markdown: only programs request it, one page at a time, so the web
 * server compresses it.
 */
const COMPRESSIBLE =
  /\.(?:css|html|ico|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/

/** Other versions of the compressors may produce other bytes. */
const COMPRESSORS = `${process.versions.brotli} ${process.versions.zlib}`

/** How hard to compress, and where to find twins from an earlier build. */
export interface FinishOptions {
  readonly store: Store
  readonly quality: Compression
  /** The previous output and the current one, absolute. */
  readonly folders?: { readonly old: string; readonly now: string }
}

/** A file's content hash, size and times, and its twins. */
interface Fingerprint {
  readonly digest: Buffer
  readonly time: number
  readonly size: number
  /** File extensions; empty if compression wouldn't help. */
  readonly twins: readonly string[]
  readonly twinTime: number
}

/**
 * Prepare a file for serving: write its compressed twins if it's compressible,
 * and derive all file times from the content.
 *
 * nginx derives ETags from time and size, so unchanged files keep their ETags
 * across builds and machines, and caches stay valid. Files with the same time
 * and size are equal, so unchanged files are hard-linked from the previous
 * output.
 *
 * @param file absolute
 */
export async function finishFile(
  file: string,
  options: FinishOptions
): Promise<void> {
  const content = readFileSync(file)
  const fingerprint = createFingerprint(file, content, options)
  setTime(file, fingerprint.time)
  if (linkPrevious(file, fingerprint, fingerprint.twins, options)) return
  await writeTwins(file, content, fingerprint, options)
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
  const fingerprint = createFingerprint(file, content, options)
  mkdirSync(path.dirname(file), { recursive: true })
  if (linkPrevious(file, fingerprint, ['', ...fingerprint.twins], options))
    return
  writeFileSync(file, content)
  setTime(file, fingerprint.time)
  await writeTwins(file, content, fingerprint, options)
}

function createFingerprint(
  file: string,
  content: Buffer,
  { quality }: FinishOptions
): Fingerprint {
  const digest = createDigest(content)
  const time = createTime(digest)
  const size = content.length
  const isSmall = size < MIN_COMPRESSED_SIZE || !COMPRESSIBLE.test(file)
  const twins = isSmall ? [] : Object.keys(compressors[quality])
  const twinTime = createFileTime(`${quality} ${COMPRESSORS} ${time}`)
  return { digest, time, size, twins, twinTime }
}

/**
 * Hard-link an unchanged file or its twins from the previous output.
 *
 * @param endings file extensions to link; empty for the file itself
 * @returns false if the file is new or has changed, or if linking fails
 */
function linkPrevious(
  file: string,
  { time, size, twins, twinTime }: Fingerprint,
  endings: readonly string[],
  { folders }: FinishOptions
): boolean {
  if (folders === undefined) return false
  const old = path.join(folders.old, path.relative(folders.now, file))
  const previous = statIfExists(old)
  if (previous?.mtimeMs !== time * 1000 || previous.size !== size) return false
  const isUnchanged = (twin: string) =>
    statIfExists(old + twin)?.mtimeMs === twinTime * 1000
  if (!twins.every(isUnchanged)) return false
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

function statIfExists(file: string) {
  return statSync(file, { throwIfNoEntry: false })
}

async function writeTwins(
  file: string,
  content: Buffer,
  { digest, twins, twinTime }: Fingerprint,
  options: FinishOptions
): Promise<void> {
  if (twins.length === 0) return
  const compressed = await compressAll(content, digest, options)
  for (const twin of twins) {
    writeFileSync(file + twin, compressed[twin] ?? '')
    setTime(file + twin, twinTime)
  }
}

/**
 * Store only the best compression; fast compression takes no longer than reading
 * a stored result.
 */
function compressAll(
  content: Buffer,
  digest: Buffer,
  { store, quality }: FinishOptions
): Promise<Readonly<Record<string, Buffer>>> {
  const compress = async () =>
    Object.fromEntries(
      Object.entries(compressors[quality]).map(([twin, compress]) => [
        twin,
        compress(content)
      ])
    )
  return quality === 'best'
    ? store.remember({ step: 'compressed', inputs: [digest] }, compress)
    : compress()
}

/**
 * Compress synchronously: for small files, the stream behind the asynchronous
 * function would double the time.
 */
function compressBrotli(content: Buffer, quality: number): Buffer {
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
 * @returns whole seconds from 0 to 2³¹ − 1, the 31 bits that every file system
 * and archive format preserves
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
