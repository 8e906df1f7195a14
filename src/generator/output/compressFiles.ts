import { createHash, randomUUID } from 'node:crypto'
import {
  access,
  copyFile,
  mkdir,
  readFile,
  rename,
  writeFile
} from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from '../content/listFiles.ts'
import { mapConcurrently } from './mapConcurrently.ts'

/** Below this many bytes the headers outweigh what compression saves. */
const SMALLEST_FILE = 256

/** More than libuv's four threads, so that reading overlaps compressing. */
const CONCURRENCY = 8

/**
 * One below the best: a third of the time for two bytes in a hundred more.
 */
const BROTLI_QUALITY = 10

const COMPRESSIBLE =
  /\.(?:css|html|ico|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml)$/

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** What a run has done, in files. */
export interface CompressionResult {
  readonly compressed: number
  /** Files whose twins came from the cache. */
  readonly reused: number
}

/**
 * Write a `.br` and a `.gz` twin beside every compressible file of the output,
 * because the web server sends twins as they are and compresses nothing itself.
 *
 * The cache is addressed by content: an unchanged file costs one hash and two
 * copies.
 *
 * @param folder the output folder; its dot folders are left alone
 * @param cacheFolder is made when it is missing and may be deleted at any time
 */
export async function compressFiles(
  folder: string,
  cacheFolder: string
): Promise<CompressionResult> {
  await mkdir(cacheFolder, { recursive: true })
  const files = await listFiles(folder)
  const results = await mapConcurrently(
    files.filter(file => COMPRESSIBLE.test(file)),
    CONCURRENCY,
    file => compressFile(path.join(folder, file), cacheFolder)
  )
  return {
    compressed: results.filter(result => result === 'compressed').length,
    reused: results.filter(result => result === 'reused').length
  }
}

/**
 * Write the twins of one file, if compressing it is worth while.
 *
 * @param cacheFolder exists
 */
export async function compressFile(
  file: string,
  cacheFolder: string
): Promise<'compressed' | 'reused' | 'skipped'> {
  const content = await readFile(file)
  if (content.length < SMALLEST_FILE) return 'skipped'
  const hash = createHash('sha256').update(content).digest('hex')
  const cached = path.join(cacheFolder, hash)
  const isReused = await exists(`${cached}.gz`)
  if (!isReused) await writeTwins(cached, content)
  await copyFile(`${cached}.br`, `${file}.br`)
  await copyFile(`${cached}.gz`, `${file}.gz`)
  return isReused ? 'reused' : 'compressed'
}

/** The `.gz` comes last: where it exists, both twins are whole. */
async function writeTwins(file: string, content: Buffer): Promise<void> {
  await writeWhole(`${file}.br`, await createBrotli(content))
  await writeWhole(`${file}.gz`, await compressGzip(content, { level: 9 }))
}

function createBrotli(content: Buffer): Promise<Buffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length
    }
  })
}

/** A build that is interrupted leaves no half file under the final name. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, content)
  await rename(draft, file)
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false
  )
}
