import { createHash } from 'node:crypto'

/** Hash some content. For ids and file names, a few digits are enough. */
export function hashContent(content: string | Uint8Array, digits = 64): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits)
}
