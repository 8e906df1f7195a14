import { utimesSync } from 'node:fs'
import { hashContent } from '../platform/hashContent.ts'

/** @param time in seconds; see {@link deriveFileTime} */
export function setFileTime(file: string, time: number): void {
  utimesSync(file, time, time)
}

/**
 * Derive a file's time from its content.
 *
 * @returns whole seconds from 0 to 2³¹ − 1, the 31 bits that every file system
 * and archive format preserves
 */
export function deriveFileTime(content: Uint8Array | string): number {
  return toFileTime(hashContent(content))
}

/** @param digest hexadecimal */
export function toFileTime(digest: string): number {
  return Number.parseInt(digest.slice(0, 8), 16) >>> 1
}
