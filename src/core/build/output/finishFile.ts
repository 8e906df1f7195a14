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
import {
  dropSources,
  type PageDocument,
  printDocument
} from '../prerender/pageDocument.ts'
import type { Store } from '../store/createStore.ts'
import type { OutputText } from './outputText.ts'

/** Size in bytes below which compression saves less than headers cost. */
const MIN_COMPRESSED_SIZE = 256

/**
 * How hard to compress. A release is downloaded far more often than built, so it
 * gets the best quality, except for `.txt` files, which only programs read: most of
 * them change with every edit, and can be the site's largest. Other builds compress
 * much faster, and without gzip twins, because current browsers accept Brotli; for
 * other clients, the web server compresses. See docs/decisions/023.
 */
type Compression = 'fast' | 'good' | 'best'

/** Creates the content of a twin. */
type Compress = (content: Buffer) => Buffer

const compressGzip: Compress = content => gzipSync(content, { level: 9 })

/** Compressors by file extension of their twins. */
const compressors: Readonly<
  Record<Compression, Readonly<Record<string, Compress>>>
> = {
  fast: { '.br': content => compressBrotli(content, 5) },
  good: { '.br': content => compressBrotli(content, 9), '.gz': compressGzip },
  best: { '.br': content => compressBrotli(content, 11), '.gz': compressGzip }
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
  readonly quality: 'fast' | 'best'
  /** The previous output and the current one, absolute. */
  readonly folders?: { readonly old: string; readonly now: string }
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
  await finish({ file, content, isWritten: true }, options)
}

/** Write a file and prepare it for serving; see {@link finishFile}. */
export async function writeFinished(
  given: OutputText | PageDocument,
  options: FinishOptions
): Promise<void> {
  const { file } = given
  const content = Buffer.from(
    'text' in given
      ? given.text
      : dropSources(await printDocument(given, options.store))
  )
  mkdirSync(path.dirname(file), { recursive: true })
  await finish({ file, content, isWritten: false }, options)
}

async function finish(
  given: {
    readonly file: string
    readonly content: Buffer
    readonly isWritten: boolean
  },
  options: FinishOptions
): Promise<void> {
  const { file, content, isWritten } = given
  const { store, folders } = options
  const isForPrograms = options.quality === 'best' && file.endsWith('.txt')
  const quality = isForPrograms ? 'good' : options.quality
  const digest = createDigest(content)
  const time = createTime(digest)
  const isSmall =
    content.length < MIN_COMPRESSED_SIZE || !COMPRESSIBLE.test(file)
  const twins = isSmall ? [] : Object.keys(compressors[quality])
  const twinTime = createFileTime(`${quality} ${COMPRESSORS} ${time}`)
  if (isWritten) setTime(file, time)
  if (folders !== undefined) {
    const old = path.join(folders.old, path.relative(folders.now, file))
    const previous = statIfExists(old)
    const isUnchanged =
      previous?.mtimeMs === time * 1000 &&
      previous.size === content.length &&
      twins.every(twin => statIfExists(old + twin)?.mtimeMs === twinTime * 1000)
    const endings = isWritten ? twins : ['', ...twins]
    if (isUnchanged && link(old, file, endings)) return
  }
  if (!isWritten) {
    writeFileSync(file, content)
    setTime(file, time)
  }
  if (isSmall) return
  const compressed = await compressAll(content, digest, { store, quality })
  for (const twin of twins) {
    writeFileSync(file + twin, compressed[twin] ?? '')
    setTime(file + twin, twinTime)
  }
}

function statIfExists(file: string) {
  return statSync(file, { throwIfNoEntry: false })
}

/**
 * Hard-link a file or its twins from the previous output.
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

/**
 * Store all but fast compression, which takes no longer than reading a stored
 * result.
 */
function compressAll(
  content: Buffer,
  digest: Buffer,
  { store, quality }: { readonly store: Store; readonly quality: Compression }
): Promise<Readonly<Record<string, Buffer>>> {
  const compress = async () =>
    Object.fromEntries(
      Object.entries(compressors[quality]).map(([twin, compress]) => [
        twin,
        compress(content)
      ])
    )
  return quality === 'fast'
    ? compress()
    : store.remember(
        { step: 'compressed', inputs: [digest, quality] },
        compress
      )
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
