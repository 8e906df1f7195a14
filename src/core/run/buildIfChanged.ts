import { createHash } from 'node:crypto'
import { readFileSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import type { BuildOptions, BuildResult } from '../build.ts'
import type { ContentLayout } from '../content/contentDialect.ts'
import { listFiles } from '../content/listFiles.ts'
import { listWatchedFolders } from '../content/read/findContentLayout.ts'
import type { GitDates } from '../content/read/readGitDates.ts'
import { readBoundsState } from '../content/siteBounds.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { UNCHANGED_SUMMARY } from '../output/summarizeOutput.ts'
import type { Cache, CacheRequest } from '../platform/cache/createCache.ts'
import {
  type Dependencies,
  readDateState,
  recordDependencies,
  UNCACHEABLE
} from '../platform/cache/track.ts'
import { readEnvironmentState } from '../platform/cache/trackEnvironment.ts'
import { parseFileDependency } from '../platform/cache/trackedFiles.ts'
import { isInside } from '../platform/isInside.ts'
import type { Reporter } from '../platform/reporter.ts'

/** What a build is made from besides files outside the site, and its tools. */
interface BuildInput {
  readonly options: BuildOptions
  readonly layout: ContentLayout
  readonly gitDates: GitDates
  readonly cache: Cache
  readonly reporter: Reporter
}

/** A finished build, as stored. */
interface StoredBuild {
  readonly result: BuildResult
  readonly warnings: readonly Diagnostic[]
}

/** The state of the content. */
interface ContentState {
  /** Hash of the names and contents of all files. */
  readonly hash: string
  /** Changes with every write to a file, and is computed without reading files. */
  readonly statsHash: string
}

/**
 * Build a site, or return the last build's result if nothing has changed since: the
 * content, the files that the build read elsewhere, and the output.
 *
 * This takes one pass over the folders, whereas a build looks up its results in the
 * cache page by page.
 *
 * @param build runs the build; reports to the given reporter
 */
export async function buildIfChanged(
  input: BuildInput,
  build: (reporter: Reporter) => Promise<BuildResult>
): Promise<BuildResult> {
  const { options, layout, cache, reporter } = input
  const list = () => listContent(input)
  const content = readContentState(await list())
  const inputs = [printBuildInputs(input), content.hash]
  // The output is part of the key: if somebody changed or removed it, build.
  const createRequest = async (): Promise<CacheRequest> => ({
    step: 'build',
    inputs: [...inputs, await hashOutput(options.out)],
    readState: dependency => readBoundsState(dependency, layout.contentDir)
  })
  const cached = cache.get<StoredBuild>(await createRequest())
  if (cached !== undefined) {
    reporter.warn(cached.warnings)
    return cached.result
  }
  const warnings: Diagnostic[] = []
  const recorder: Reporter = {
    stage: reporter.stage,
    warn: found => {
      warnings.push(...found)
      reporter.warn(found)
    }
  }
  const { value: result, dependencies } = await recordDependencies(() =>
    build(recorder)
  )
  // The result may or may not include pages that were saved during the build.
  const isSettled = hashStats(await list()) === content.statsHash
  if (isSettled && !dependencies.has(UNCACHEABLE)) {
    const stored: StoredBuild = {
      result: { ...result, summary: UNCHANGED_SUMMARY },
      warnings: warnings.map(dropCause)
    }
    // The request names the new output now.
    cache.store(await createRequest(), {
      value: stored,
      dependencies: selectOutside(dependencies, input)
    })
  }
  return result
}

/** Causes can be anything, also what can't be stored. */
function dropCause({ cause: _, ...diagnostic }: Diagnostic): Diagnostic {
  return diagnostic
}

function printBuildInputs({ options, gitDates, layout }: BuildInput): string {
  const { contentDir, out, cacheDir, baseUrl } = options
  const { killSwitch, isRelease, keepDays, flags = [] } = options
  // Given options have more, such as the port of the development server.
  // `Record<keyof BuildOptions>` doesn't compile until a new option is listed here.
  const listed: Record<keyof BuildOptions, unknown> = {
    contentDir,
    out,
    cacheDir,
    baseUrl,
    killSwitch,
    isRelease,
    keepDays,
    flags: [...flags],
    // The cache's version covers their code.
    features: undefined
  }
  return JSON.stringify([listed, layout, [...gitDates.dates], gitDates.notice])
}

/**
 * List the absolute paths of all content files, including hidden ones, such as
 * those in `.well-known`.
 */
async function listContent({
  options,
  layout
}: BuildInput): Promise<readonly string[]> {
  const { contentDir, out, cacheDir } = options
  const listed = await Promise.all(
    listWatchedFolders(contentDir, layout).map(async folder => {
      const files = await listFiles(folder, {
        isSkipped,
        contentDir: layout.contentDir
      })
      return files.map(file => path.join(folder, file))
    })
  )
  const buildFolders = [out, cacheDir].map(folder => folder + path.sep)
  return listed
    .flat()
    .filter(file => !buildFolders.some(folder => file.startsWith(folder)))
}

/** Skip Git's files and packages. */
function isSkipped(name: string): boolean {
  return name === '.git' || name === 'node_modules'
}

function readContentState(files: readonly string[]): ContentState {
  // Read the times before the contents: a write in between changes the hash.
  const statsHash = hashStats(files)
  // Posts without a date get their file's date.
  const hash = hashFiles(files, stats => stats.birthtimeMs)
  return { statsHash, hash }
}

/** Hash the output. The times of its files count, because they become ETags. */
async function hashOutput(folder: string): Promise<string> {
  const files = await listFiles(folder, { isSkipped: () => false })
  return hashFiles(
    files.map(file => path.join(folder, file)),
    stats => stats.mtimeMs
  )
}

/** Hash the names and contents of files, and one time of each. */
function hashFiles(
  files: readonly string[],
  findTime: (stats: Stats) => number
): string {
  const digest = createHash('sha256')
  for (const file of files) {
    const stats = statFile(file)
    digest.update(`\0${file}\0${stats && findTime(stats)}\0`)
    if (stats?.isFile()) digest.update(readIfPossible(file))
  }
  return digest.digest('hex')
}

function readIfPossible(file: string): Uint8Array | string {
  try {
    return readFileSync(file)
  } catch (error) {
    return String(error)
  }
}

/** Hash names, sizes and times. The ctime counts, because programs can't set it. */
function hashStats(files: readonly string[]): string {
  const digest = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs, ctimeMs, ino } = statFile(file) ?? {}
    digest.update(`\0${file}\0${[size, mtimeMs, ctimeMs, ino].join(' ')}`)
  }
  return digest.digest('hex')
}

/** @returns undefined for a broken or circular link */
function statFile(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/**
 * Select the dependencies that the content's hash doesn't cover. Those about the
 * site, such as where a link leads, depend only on the content.
 */
function selectOutside(
  dependencies: Dependencies,
  { options, layout }: BuildInput
): Dependencies {
  const folders = listWatchedFolders(options.contentDir, layout)
  return new Map(
    [...dependencies].filter(([dependency]) => {
      const file = parseFileDependency(dependency)?.path
      if (file === undefined)
        return isIndependentOfContent(dependency, layout.contentDir)
      return !folders.some(
        folder =>
          isInside(file, folder) &&
          !path.relative(folder, file).split(path.sep).some(isSkipped)
      )
    })
  )
}

/** Whether a dependency is the date, a variable, or the real path of a file. */
function isIndependentOfContent(
  dependency: string,
  contentDir: string
): boolean {
  const state =
    readDateState(dependency) ??
    readEnvironmentState(dependency) ??
    readBoundsState(dependency, contentDir)
  return state !== undefined
}
