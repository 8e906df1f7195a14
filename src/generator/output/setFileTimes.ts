import { createHash } from 'node:crypto'
import { readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../content/listFiles.ts'
import { mapConcurrently } from './mapConcurrently.ts'

const CONCURRENCY = 16

/**
 * Set the time of every file of the output from its content.
 *
 * nginx makes an ETag of time and size, so an unchanged file keeps its ETag
 * across builds and machines, and readers keep their copies.
 *
 * @param folder the output folder, twins already written
 */
export async function setFileTimes(folder: string): Promise<void> {
  const files = await listFiles(folder)
  await mapConcurrently(files, CONCURRENCY, async file => {
    const target = path.join(folder, file)
    const time = createFileTime(await readFile(target))
    await utimes(target, time, time)
  })
}

/**
 * Derive a file's time from its content.
 *
 * @returns whole seconds, 0 to 2³¹ − 1: all 31 bits that every file system
 *   and archive format keeps
 */
export function createFileTime(content: Buffer): number {
  const hash = createHash('sha256').update(content).digest()
  return hash.readUInt32BE(0) >>> 1
}
