import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Read a file that {@link writeWhole} wrote. Small files are read many times
 * faster without going through promises.
 *
 * @returns undefined when there is none
 */
export function readWhole(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * Write a file so that it appears at once, whole: other processes may read it,
 * and this one may be killed.
 */
export function writeWhole(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, bytes)
  } catch {
    // The first file of its folder.
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, bytes)
  }
  renameSync(draft, file)
}
