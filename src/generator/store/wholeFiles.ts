import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Read a file that {@link writeWhole} wrote. Synchronously: for small files
 * that is many times faster than promises.
 *
 * @returns undefined if there is none
 */
export function readWhole(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * Write a file atomically: other processes may be reading it, and this one may
 * be killed.
 */
export function writeWhole(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, bytes)
  } catch {
    // The first file in its folder.
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, bytes)
  }
  renameSync(draft, file)
}
