import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

/** Size of an entry's checksum, in bytes. */
const CHECKSUM_SIZE = 4

/**
 * Serialize an entry of the cache behind its checksum. The checksum covers the
 * name, too, so an entry copied to another name is damaged.
 *
 * @param name path of the entry, relative to the cache
 */
export function encodeEntry(name: string, entry: unknown): Buffer {
  const content = serialize(entry)
  const checksum = Buffer.alloc(CHECKSUM_SIZE)
  checksum.writeUInt32BE(computeChecksum(name, content))
  return Buffer.concat([checksum, content])
}

/**
 * Read what {@link encodeEntry} wrote.
 *
 * @returns undefined if it's damaged
 */
export function decodeEntry<Entry>(
  name: string,
  bytes: Buffer
): Entry | undefined {
  if (!isIntact(name, bytes)) return undefined
  return deserialize(bytes.subarray(CHECKSUM_SIZE))
}

/** Whether the bytes of an entry are those that were written under this name. */
export function isIntact(name: string, bytes: Buffer): boolean {
  return (
    bytes.length > CHECKSUM_SIZE &&
    bytes.readUInt32BE() ===
      computeChecksum(name, bytes.subarray(CHECKSUM_SIZE))
  )
}

function computeChecksum(name: string, content: Uint8Array): number {
  return crc32(content, crc32(name))
}
