import {
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { listFiles } from '../content/listFiles.ts'
import { type Diagnostic, DiagnosticError } from '../model/diagnostic.ts'
import { markUncacheable, trackDate } from '../platform/cache/track.ts'
import type { OutputFolders } from './servedFile.ts'

/**
 * Lists the kept files by the day of the first build without them, relative to the
 * output. Servers don't serve dot folders. See docs/decisions/035.
 */
export const KEPT_FILE = '.nginx/kept.json'

/** What a list of kept files says. */
interface KeptList {
  readonly files: KeptFiles
  /** What's wrong with it; the files say what's still known. */
  readonly fault?: string
}

/** Kept file → day of the first build without it, such as `2026-11-27`. */
export type KeptFiles = ReadonlyMap<string, string>

/** The bundler and `nameAsset` name files alike; variants add an ending. */
const HASHED = /\.[\da-f]{8}\.[a-z\d]+(?:\.(?:br|gz))?$/

const VARIANT = /\.(?:br|gz)$/
const MAX_DAYS = 365
const DAY = 24 * 60 * 60 * 1000 // milliseconds

/**
 * Parse the value of `--keep`.
 *
 * @returns days
 * @throws DiagnosticError for anything but whole days
 */
export function parseKeep(value: string): number {
  const days = Number(/^([1-9]\d*)d$/.exec(value)?.[1])
  if (days <= MAX_DAYS) return days
  throw new DiagnosticError({
    message: `"${value}" is not a valid value of --keep.`,
    hint: `Set it to a number of days from 1d to ${MAX_DAYS}d, such as --keep 30d.`
  })
}

/**
 * Choose the files of the previous output to keep: hashed files that the current
 * build no longer has, until the limit. A file is dated when a build first leaves it
 * out, rather than when it was built: until then, tabs could load it.
 *
 * @param previous all files of the previous output
 * @param current all files of the current output
 * @param bases folders of the locales, relative to the output: empty, or with a
 * trailing slash
 */
export function chooseKeptFiles({
  previous,
  current,
  kept,
  bases,
  today,
  days
}: {
  readonly previous: readonly string[]
  readonly current: readonly string[]
  /** What the previous build kept. */
  readonly kept: KeptFiles
  readonly bases: readonly string[]
  readonly today: string
  readonly days: number
}): KeptFiles {
  const served = new Set(current)
  const isAsset = (file: string) =>
    HASHED.test(file) && bases.some(base => file.startsWith(`${base}assets/`))
  return new Map(
    previous
      // An old variant would be served instead of the current file.
      .filter(
        file =>
          ![file, file.replace(VARIANT, '')].some(each => served.has(each))
      )
      .filter(isAsset)
      .map(file => [file, kept.get(file) ?? today] as const)
      .filter(([, day]) => Date.parse(today) - Date.parse(day) <= days * DAY)
  )
}

/**
 * Copy the hashed files of the previous output that open tabs may still request to
 * the current one. Call this when the current output is complete.
 *
 * @param bases with leading and trailing slash
 * @returns the number of kept files, and a warning if the previous list is damaged
 */
export async function keepAssets({
  folders,
  bases,
  days
}: {
  readonly folders: OutputFolders
  readonly bases: readonly string[]
  readonly days: number
}): Promise<{
  readonly count: number
  readonly warnings: readonly Diagnostic[]
}> {
  const { files: kept, fault } = readKeptFiles(folders.previous)
  const files = chooseKeptFiles({
    previous: await listFiles(folders.previous),
    current: await listFiles(folders.current),
    kept,
    bases: bases.map(base => base.slice(1)),
    today: findToday(),
    days
  })
  const warnings =
    fault === undefined ? [] : [createWarning(folders.previous, fault)]
  // The next build has nothing to warn about.
  if (warnings.length > 0) markUncacheable()
  if (files.size === 0) return { count: 0, warnings }
  trackDate() // Tomorrow, some of them may have expired.
  for (const file of files.keys()) {
    linkOrCopy(
      path.join(folders.previous, file),
      path.join(folders.current, file)
    )
  }
  writeFileSync(path.join(folders.current, KEPT_FILE), printKeptFiles(files))
  return { count: files.size, warnings }
}

function createWarning(out: string, fault: string): Diagnostic {
  return {
    severity: 'warning',
    message: `The list of kept files ${fault}.`,
    place: { file: path.join(out, KEPT_FILE) },
    hint: 'This build writes it again. Files of earlier builds for which it has no valid date are kept as if this build were the first without them.'
  }
}

function findToday(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Links keep the file times, which ETags derive from. */
function linkOrCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    // Not every file system supports links.
    cpSync(from, to, { preserveTimestamps: true })
  }
}

/** Read what the build of an output kept. */
export function readKeptFiles(out: string): KeptList {
  try {
    const text = readFileSync(path.join(out, KEPT_FILE), 'utf8')
    return parseKeptFiles(text, findToday())
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    return {
      files: new Map(),
      ...(code !== 'ENOENT' && { fault: `can't be read (${code})` })
    }
  }
}

export function printKeptFiles(files: KeptFiles): string {
  const byDay: Record<string, string[]> = {}
  for (const [file, day] of files) {
    byDay[day] ??= []
    byDay[day].push(file)
  }
  return JSON.stringify(byDay, null, 1)
}

/**
 * Parse what {@link printKeptFiles} wrote. Days after tomorrow, from a computer
 * whose clock was wrong, count as unknown: their files would be kept for too long.
 *
 * @param today such as `2026-11-27`
 */
export function parseKeptFiles(text: string, today: string): KeptList {
  const parsed = listSchema.safeParse(parseJson(text))
  if (!parsed.success) return { files: new Map(), fault: 'is damaged' }
  const days = Object.entries(parsed.data)
  const isPast = (day: string) => Date.parse(day) <= Date.parse(today) + DAY
  const future = days.map(([day]) => day).filter(day => !isPast(day))
  const files = new Map(
    days
      .filter(([day]) => isPast(day))
      .flatMap(([day, files]) => files.map(file => [file, day] as const))
  )
  return future.length === 0
    ? { files }
    : { files, fault: `contains days in the future: ${future.join(', ')}` }
}

/** Day → files. */
const listSchema = z.record(z.iso.date(), z.array(z.string()))

/** @returns undefined for invalid JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
