import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Cache } from '../platform/cache/createCache.ts'

/** Size in bytes below which compression saves less than headers cost. */
const MIN_COMPRESSED_SIZE = 256

/** File systems accept names of 255 bytes, and a variant's ending takes three. */
const MAX_STEM_BYTES = 252

/**
 * How hard to compress. A release is downloaded far more often than built, so it
 * gets the best quality, except for `.txt` files, which only programs read: most of
 * them change with every edit, and can be the site's largest. Other builds compress
 * much faster, and without gzip variants, because current browsers accept Brotli; for
 * other clients, the web server compresses. See docs/decisions/023.
 */
export type Compression = 'fast' | 'good' | 'best'

/** Creates the content of a variant. */
type Compressor = (content: Buffer) => Buffer

const compressGzip: Compressor = content => gzipSync(content, { level: 9 })

/** Compressors by file extension of their variants. */
const compressors: Readonly<
  Record<Compression, Readonly<Record<string, Compressor>>>
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

/** Identifies the compressors: other versions may produce other bytes. */
export const COMPRESSOR_VERSIONS = `${process.versions.brotli} ${process.versions.zlib}`

/**
 * Decide which compressed variants a file gets.
 *
 * @param size in bytes
 * @returns file extensions of the variants
 */
export function planVariants(
  file: string,
  size: number,
  wanted: 'fast' | 'best'
): { readonly quality: Compression; readonly variants: readonly string[] } {
  const isTooSlow = wanted === 'best' && file.endsWith('.txt')
  const quality = isTooSlow ? 'good' : wanted
  const isCompressed =
    size >= MIN_COMPRESSED_SIZE &&
    COMPRESSIBLE.test(file) &&
    Buffer.byteLength(path.basename(file)) <= MAX_STEM_BYTES
  return {
    quality,
    variants: isCompressed ? Object.keys(compressors[quality]) : []
  }
}

/**
 * Compress a file's content for all of its variants. Store all but fast compression,
 * which takes no longer than reading a stored result.
 *
 * @param digest of the content
 * @returns contents by file extension
 */
export function compressVariants(
  content: Buffer,
  digest: string,
  { cache, quality }: { readonly cache: Cache; readonly quality: Compression }
): Promise<Readonly<Record<string, Buffer>>> {
  const compress = async () =>
    Object.fromEntries(
      Object.entries(compressors[quality]).map(([variant, compressor]) => [
        variant,
        compressor(content)
      ])
    )
  return quality === 'fast'
    ? compress()
    : cache.getOrCompute(
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
