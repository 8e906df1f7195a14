import { randomUUID } from 'node:crypto'
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'

/** Bytes of the checksum at the end of a file. */
const CHECKSUM_SIZE = 4

/**
 * Read a file that {@link writeChecksummed} wrote. Synchronously: for small files
 * that is many times faster than promises.
 *
 * A damaged or unreadable file is removed.
 *
 * @returns undefined if there is none
 */
export function readChecksummed(file: string): Buffer | undefined {
  try {
    const whole = readFileSync(file)
    const end = whole.length - CHECKSUM_SIZE
    const bytes = whole.subarray(0, Math.max(end, 0))
    if (end > 0 && whole.readUInt32BE(end) === crc32(bytes)) return bytes
  } catch (error) {
    if (isMissing(error)) return undefined
  }
  tryRemove(file)
  return undefined
}

/**
 * Write a file atomically, with a checksum: other processes may be reading it,
 * this one may be killed, and disks flip bits.
 */
export function writeChecksummed(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${randomUUID()}`
  const checksum = Buffer.alloc(CHECKSUM_SIZE)
  checksum.writeUInt32BE(crc32(bytes))
  const whole = Buffer.concat([bytes, checksum])
  try {
    writeFileSync(draft, whole)
  } catch {
    // The first file in its folder.
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, whole)
  }
  renameSync(draft, file)
}

/** If the file belongs to another user, the next write reports the error. */
function tryRemove(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true })
  } catch {}
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
