import {
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { hashContent } from '../hashContent.ts'
import type { Store } from '../store/createStore.ts'
import {
  COMPRESSORS,
  type Compression,
  compressTwins,
  planTwins
} from './compressTwins.ts'

/** How hard to compress, and where to find twins from an earlier build. */
export interface FinishOptions {
  readonly store: Store
  readonly quality: 'fast' | 'best'
  /** The previous output and the current one, absolute. */
  readonly folders?: { readonly old: string; readonly now: string }
}

/** Identifies a content. */
export interface Stamp {
  /** SHA-256, hexadecimal. */
  readonly digest: string
  /** In bytes. */
  readonly size: number
}

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

export function describeFile(
  file: string,
  stamp: Stamp,
  options: FinishOptions
): ServedFile {
  const isRelease = options.quality === 'best'
  const { quality, twins } = planTwins(file, stamp.size, isRelease)
  const time = createTime(stamp.digest)
  return {
    ...stamp,
    file,
    time,
    quality,
    twins,
    twinTime: createFileTime(`${quality} ${COMPRESSORS} ${time}`)
  }
}

/**
 * Hard-link a file from the previous output if it's unchanged.
 *
 * @param endings file extensions to link; empty for the file itself
 * @returns false if it has changed, or if linking fails
 */
export function linkUnchanged(
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

export async function writeTwins(
  { file, digest, quality, twins, twinTime }: ServedFile,
  content: Buffer,
  { store }: FinishOptions
): Promise<void> {
  if (twins.length === 0) return
  const compressed = await compressTwins(content, digest, { store, quality })
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

export function setTime(file: string, time: number): void {
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

export function createStamp(content: Buffer): Stamp {
  return { digest: hashContent(content), size: content.length }
}
