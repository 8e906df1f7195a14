import { statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../content/listFiles.ts'

/** The summary of an output that equals the previous one. */
export const UNCHANGED_SUMMARY = printCounts(0, 0, 0)

/**
 * Count the pages that a finished output adds, changes and removes. File times
 * derive from the content, so this reads no file; a damaged page that the build
 * repaired doesn't count as changed.
 *
 * @param folders absolute
 * @returns a line for the terminal
 */
export async function summarizeOutput(folders: {
  readonly old: string
  readonly now: string
}): Promise<string> {
  const old = await listPageVersions(folders.old)
  const now = await listPageVersions(folders.now)
  if (old.size === 0) return 'no previous output'
  const added = [...now.keys()].filter(file => !old.has(file))
  const removed = [...old.keys()].filter(file => !now.has(file))
  const changed = [...now].filter(
    ([file, version]) => old.has(file) && old.get(file) !== version
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
