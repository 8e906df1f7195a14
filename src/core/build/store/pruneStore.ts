import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { writeChecksummed } from './checksummedFiles.ts'

const DAY = 24 * 60 * 60 * 1000

/** Age at which an unused result is removed. */
const RESULT_AGE = 14 * DAY

/** Number of versions to keep, for switching between branches. */
const VERSION_COUNT = 3

/** A file whose time is that of the version's last check. */
const MARK = 'pruned'

/**
 * Remove results of old versions, and results of this version that no build has
 * used for two weeks.
 *
 * Checks results once a day, because listing them takes time. Ignores errors:
 * another build may be pruning at the same time, or files may belong to another
 * user.
 *
 * @param folder the store's folder, absolute
 */
export function pruneStore(folder: string, version: string): void {
  try {
    prune(folder, version)
  } catch {}
}

function prune(folder: string, version: string): void {
  const now = Date.now()
  const own = path.join(folder, version)
  utimesSync(own, now / 1000, now / 1000)
  for (const { file } of listNewest(folder).slice(VERSION_COUNT)) {
    rmSync(file, { recursive: true, force: true })
  }
  const mark = path.join(own, MARK)
  if (now - (findTime(mark) ?? 0) < DAY) return
  writeChecksummed(mark, new Uint8Array())
  for (const { file: step, isFolder } of listNewest(own)) {
    if (!isFolder) continue // the mark or a draft of it
    for (const name of readdirSync(step)) {
      const file = path.join(step, name)
      // Check again right before: another build may have used it meanwhile.
      if (now - (findTime(file) ?? now) > RESULT_AGE) rmSync(file)
    }
  }
}

/** List the contents of a folder, newest first. */
function listNewest(folder: string) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap(entry => {
      const file = path.join(folder, entry.name)
      const time = findTime(file)
      return time === undefined
        ? []
        : [{ file, time, isFolder: entry.isDirectory() }]
    })
    .toSorted((one, other) => other.time - one.time)
}

/** @returns undefined if another build has removed it meanwhile */
function findTime(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}
