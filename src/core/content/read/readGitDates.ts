import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { LastUpdated } from '../../model/route.ts'
import { isInside } from '../../platform/isInside.ts'

const run = promisify(execFile)

/** Date of each file's last commit, by absolute path. */
export interface GitDates {
  readonly dates: ReadonlyMap<string, LastUpdated>
  /** Why dates are missing. */
  readonly notice?: string
}

/**
 * Read the dates of the last commits of all files in some folders, with one
 * `git log`.
 *
 * A shallow clone would give older pages wrong dates, so it returns a notice
 * instead of dates.
 *
 * @param folder absolute
 * @param others more folders, relative to it; those in other repositories are
 * ignored
 */
export async function readGitDates(
  folder: string,
  others: readonly string[] = []
): Promise<GitDates> {
  const dates = new Map<string, LastUpdated>()
  if (!isInRepository(folder)) return { dates }
  const git = async (...args: readonly string[]) => {
    const options = { cwd: folder, maxBuffer: 1024 * 1024 * 1024 }
    return (await run('git', [...args], options)).stdout.trim()
  }
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) === 'true') {
      const notice =
        'The git clone is shallow, so pages show no "last updated" date. Fetch the whole history to have them.'
      return { dates, notice }
    }
    const top = await realpath(await git('rev-parse', '--show-toplevel'))
    const format = ['--no-renames', '--name-only', '--format=%x01%aI%x02%an']
    const more = others.filter(other => isInside(path.join(folder, other), top))
    const log = await git(
      ...['-c', 'core.quotePath=false', 'log', ...format],
      ...['--', '.', ...more]
    )
    return { dates: parseGitLog(log, file => path.join(top, file)) }
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? error.stderr : ''
    const [reason = ''] = String(said).split('\n')
    const isUsual = /^$|not a git repository|not have any commits/.test(reason)
    const notice = `Can't read the dates of pages from Git: ${reason}`
    return isUsual ? { dates } : { dates, notice }
  }
}

/**
 * Whether a repository contains the folder. Doesn't start Git, which takes longer
 * than reading a small site.
 */
function isInRepository(folder: string): boolean {
  if (process.env.GIT_DIR !== undefined) return true
  if (existsSync(path.join(folder, '.git'))) return true
  const parent = path.dirname(folder)
  return parent !== folder && isInRepository(parent)
}

/** Parse the log. A file's first entry is its last change. */
export function parseGitLog(
  log: string,
  absolute: (file: string) => string
): ReadonlyMap<string, LastUpdated> {
  const dates = new Map<string, LastUpdated>()
  for (const commit of log.split('\x01').slice(1)) {
    const [head = '', ...files] = commit.split('\n')
    const [date = '', author = ''] = head.split('\x02')
    for (const file of files.filter(Boolean)) {
      const key = absolute(file)
      if (dates.has(key)) continue
      dates.set(key, { date: new Date(date).toISOString(), author })
    }
  }
  return dates
}
