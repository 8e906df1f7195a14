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

/** Size of the checksum at the end of a file, in bytes. */
const CHECKSUM_SIZE = 4

/**
 * Read a file written by {@link writeChecksummed}. Remove it if it's damaged or
 * unreadable. Synchronous, because for small files that's many times faster than
 * promises.
 *
 * @returns undefined if there is no valid file
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
 * Write a file atomically, because other processes may be reading it or this one
 * may be killed, and with a checksum, because disks flip bits.
 */
export function writeChecksummed(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${randomUUID()}`
  const checksum = Buffer.alloc(CHECKSUM_SIZE)
  checksum.writeUInt32BE(crc32(bytes))
  const whole = Buffer.concat([bytes, checksum])
  try {
    writeFileSync(draft, whole)
  } catch {
    // The folder doesn't exist yet.
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, whole)
  }
  renameSync(draft, file)
}

/** Ignores errors: if the file belongs to another user, the next write fails. */
function tryRemove(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true })
  } catch {}
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
