import { utimesSync } from 'node:fs'

/** @param time in seconds; see {@link toFileTime} */
export function setFileTime(file: string, time: number): void {
  utimesSync(file, time, time)
}

/**
 * Derive a file's time from its content.
 *
 * @param digest of the content, hexadecimal
 * @returns whole seconds from 0 to 2³¹ − 1, the 31 bits that every file system
 * and archive format preserves
 */
export function toFileTime(digest: string): number {
  return Number.parseInt(digest.slice(0, 8), 16) >>> 1
}
