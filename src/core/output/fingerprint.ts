import { utimesSync } from 'node:fs'
import { hashContent } from '../platform/hashContent.ts'

/** Identifies the content of a file. */
export interface Fingerprint {
  /** SHA-256, hexadecimal. */
  readonly digest: string
  /** In bytes. */
  readonly size: number
}

/** A file whose content is known by its fingerprint. */
export interface FingerprintedFile extends Fingerprint {
  /** Absolute in threads. */
  readonly file: string
}

export function computeFingerprint(content: Buffer): Fingerprint {
  return { digest: hashContent(content), size: content.length }
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

/** @param time in seconds; see {@link toFileTime} */
export function setFileTime(file: string, time: number): void {
  utimesSync(file, time, time)
}
