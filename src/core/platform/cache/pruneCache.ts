import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import type { CacheOptions } from './createCache.ts'

const DAY = 24 * 60 * 60 * 1000

/** Minimum age of a file before its time of last use is updated. */
const MARK_AGE = DAY

/** Age at which an unused result is removed. */
const RESULT_AGE = 14 * DAY

/** Number of versions to keep, for switching between branches. */
const VERSION_COUNT = 3

/** Record the day of last use in the file's time. */
export function markUsed(file: string): void {
  const now = Date.now()
  ignoreErrors(() => {
    if (now - statSync(file).mtimeMs < MARK_AGE) return
    utimesSync(file, now / 1000, now / 1000)
  })
}

/** Remove old versions, and this version's unused results. */
export function pruneCache({
  folder,
  version
}: Pick<CacheOptions, 'folder' | 'version'>): void {
  const now = Date.now()
  const current = path.join(folder, version)
  ignoreErrors(() => utimesSync(current, now / 1000, now / 1000))
  const versions = listEntries(folder)
    .sort((one, other) => other.time - one.time)
    .filter(({ file }, index) => index >= VERSION_COUNT && file !== current)
  for (const { file } of versions) remove(file)
  for (const { file } of listEntries(current).flatMap(step =>
    listEntries(step.file)
  )) {
    ignoreErrors(() => {
      // Another build may have used the entry in the meantime.
      if (now - statSync(file).mtimeMs > RESULT_AGE) remove(file)
    })
  }
}

/** @returns nothing if the path isn't a folder's */
function listEntries(folder: string) {
  const names = ignoreErrors(() => readdirSync(folder)) ?? []
  return names.flatMap(name => {
    const file = path.join(folder, name)
    const time = ignoreErrors(() => statSync(file).mtimeMs)
    return time === undefined ? [] : { file, time }
  })
}

function remove(file: string): void {
  ignoreErrors(() => rmSync(file, { recursive: true, force: true }))
}

/**
 * Ignore errors of removing and marking entries: another build may be removing
 * them, or they may belong to another user.
 */
function ignoreErrors<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
