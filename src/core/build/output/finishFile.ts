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
import pMap from 'p-map'
import { hashContent } from '../hashContent.ts'
import { listInlineCode } from '../prerender/htmlDocument.ts'
import { listInputs, type PageDocument } from '../prerender/pageDocument.ts'
import type { Store } from '../store/createStore.ts'
import { hashInlineCode, type InlineHashes } from './deliveryHeaders.ts'
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

/** Identifies a content. */
interface Stamp {
  /** SHA-256, hexadecimal. */
  readonly digest: string
  /** In bytes. */
  readonly size: number
}

/** Everything that later builds need to know about an unchanged document. */
interface DocumentStamp extends Stamp {
  readonly hashes: InlineHashes
}

/** A document, and the inline code that the security policy must allow. */
export interface WrittenDocument {
  /** Absolute. */
  readonly file: string
  readonly hashes: InlineHashes
}

/** Prints a document as served. */
export type PrintDocument = (document: PageDocument) => Promise<string>

/** A file whose content the store knows. */
export interface StampedFile extends Stamp {
  /** Absolute in threads. */
  readonly file: string
}

/** A file to serve, and its twins. */
interface ServedFile extends StampedFile {
  /** See {@link createFileTime}. */
  readonly time: number
  readonly quality: Compression
  /** File extensions. */
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
  const served = describeFile(file, createStamp(content), options)
  setTime(file, served.time)
  if (linkUnchanged(served, served.twins, options)) return
  await writeTwins(served, content, options)
}

/**
 * Write files and prepare them for serving; see {@link finishFile}. The store
 * keeps the stamps of documents, so unchanged ones aren't even put together.
 *
 * @param batch with absolute names
 * @returns its documents
 */
export async function writeFinished(
  batch: readonly (OutputText | PageDocument)[],
  printDocument: PrintDocument,
  options: FinishOptions
): Promise<readonly WrittenDocument[]> {
  const documents = batch.filter(given => 'markup' in given)
  const printed = new Map<string, string>()
  const print = async (document: PageDocument) => {
    const html = await printDocument(document)
    printed.set(document.file, html)
    return html
  }
  const createStamps = () =>
    pMap(documents, async each => createDocumentStamp(await print(each)), {
      concurrency: 1
    })
  const inputs = documents.flatMap(listInputs)
  const stamps =
    documents.length === 0
      ? []
      : await options.store.remember({ step: 'stamps', inputs }, createStamps)
  const known = new Map(
    documents.map(({ file }, index) => [file, stamps[index]])
  )
  createFolders(batch)
  for (const given of batch) {
    const { file } = given
    const read = async () =>
      Buffer.from(
        'text' in given
          ? given.text
          : (printed.get(file) ?? (await print(given)))
      )
    const stamp = known.get(file) ?? createStamp(await read())
    const served = describeFile(file, stamp, options)
    if (linkUnchanged(served, ['', ...served.twins], options)) continue
    const content = await read()
    writeFileSync(file, content)
    setTime(file, served.time)
    await writeTwins(served, content, options)
  }
  return Array.from(known, ([file, stamp]) => ({
    file,
    hashes: stamp?.hashes ?? { scripts: [], styles: [] }
  }))
}

/**
 * Link files that the previous output has, with their twins.
 *
 * @param batch with absolute names
 * @returns whether each is linked
 */
export function linkFinished(
  batch: readonly StampedFile[],
  options: FinishOptions
): readonly boolean[] {
  createFolders(batch)
  return batch.map(({ file, ...stamp }) => {
    const served = describeFile(file, stamp, options)
    return linkUnchanged(served, ['', ...served.twins], options)
  })
}

function createFolders(batch: readonly { readonly file: string }[]): void {
  for (const folder of new Set(batch.map(({ file }) => path.dirname(file)))) {
    mkdirSync(folder, { recursive: true })
  }
}

function describeFile(
  file: string,
  stamp: Stamp,
  options: FinishOptions
): ServedFile {
  const isForPrograms = options.quality === 'best' && file.endsWith('.txt')
  const quality = isForPrograms ? 'good' : options.quality
  const isSmall = stamp.size < MIN_COMPRESSED_SIZE || !COMPRESSIBLE.test(file)
  const time = createTime(stamp.digest)
  return {
    ...stamp,
    file,
    time,
    quality,
    twins: isSmall ? [] : Object.keys(compressors[quality]),
    twinTime: createFileTime(`${quality} ${COMPRESSORS} ${time}`)
  }
}

/**
 * Hard-link a file from the previous output if it's unchanged.
 *
 * @param endings file extensions to link; empty for the file itself
 * @returns false if it has changed, or if linking fails
 */
function linkUnchanged(
  { file, size, time, twins, twinTime }: ServedFile,
  endings: readonly string[],
  { folders }: FinishOptions
): boolean {
  if (folders === undefined) return false
  const old = path.join(folders.old, path.relative(folders.now, file))
  const previous = statIfExists(old)
  return (
    previous?.mtimeMs === time * 1000 &&
    previous.size === size &&
    twins.every(
      twin => statIfExists(old + twin)?.mtimeMs === twinTime * 1000
    ) &&
    link(old, file, endings)
  )
}

async function writeTwins(
  { file, digest, quality, twins, twinTime }: ServedFile,
  content: Buffer,
  { store }: FinishOptions
): Promise<void> {
  if (twins.length === 0) return
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
  digest: string,
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
  return createTime(hashContent(content))
}

function createTime(digest: string): number {
  return Number.parseInt(digest.slice(0, 8), 16) >>> 1
}

function createStamp(content: Buffer): Stamp {
  return { digest: hashContent(content), size: content.length }
}

function createDocumentStamp(html: string): DocumentStamp {
  return {
    ...createStamp(Buffer.from(html)),
    hashes: hashInlineCode(listInlineCode(html))
  }
}
