import { statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../content/listFiles.ts'
import type { OutputFolders } from './servedFile.ts'

/** The summary of an output that equals the previous one. */
export const UNCHANGED_SUMMARY = printCounts(0, 0, 0)

/**
 * Count the pages that a finished output adds, changes and removes. File times
 * derive from the content, so this reads no file; a damaged page that the build
 * repaired doesn't count as changed.
 *
 * @returns a line for the terminal
 */
export async function summarizeOutput(folders: OutputFolders): Promise<string> {
  const previous = await listPageVersions(folders.previous)
  const current = await listPageVersions(folders.current)
  if (previous.size === 0) return 'no previous output'
  const added = [...current.keys()].filter(file => !previous.has(file))
  const removed = [...previous.keys()].filter(file => !current.has(file))
  const changed = [...current].filter(
    ([file, version]) => previous.has(file) && previous.get(file) !== version
  )
  return printCounts(changed.length, added.length, removed.length)
}

function printCounts(changed: number, added: number, removed: number): string {
  return `${changed} changed, ${added} added, ${removed} removed`
}

/** @returns page → text that changes with its content */
async function listPageVersions(
  folder: string
): Promise<ReadonlyMap<string, string>> {
  const files = await listFiles(folder)
  return new Map(
    files
      .filter(file => file.endsWith('.html'))
      .map(file => {
        const { mtimeMs, size } = statSync(path.join(folder, file))
        return [file, `${mtimeMs} ${size}`]
      })
  )
}
