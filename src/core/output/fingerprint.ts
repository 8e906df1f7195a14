import { hashContent } from '../platform/hashContent.ts'

/** Identifies a content. */
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
