import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { decodeEntry, encodeEntry, isIntact } from './entry.ts'
import {
  type Dependencies,
  recordDependencies,
  track,
  trackAll
} from './track.ts'
import { readEnvironmentState } from './trackEnvironment.ts'
import { parseFileDependency, readFileState } from './trackedFiles.ts'

/** The key of a cached result. */
export interface Task {
  /** The kind of result; a folder of the cache. */
  readonly step: string
  /**
   * All dependencies of the result that are known in advance, without absolute
   * paths.
   */
  readonly inputs: readonly (string | Uint8Array)[]
  /** Read the state of a dependency recorded by {@link track}, unless it's about a file. */
  readonly readState?: (dependency: string) => string | undefined
}

/** Persistent results of earlier builds: the only cache. */
export interface Cache {
  /** For opening the same cache in another thread. */
  readonly options: CacheOptions
  /** Whether it was empty when opened. */
  readonly isNew: boolean
  /**
   * Return the cached result for these inputs if everything tracked while
   * computing it is unchanged. Otherwise, compute and store it.
   *
   * Concurrent callers share one computation. Failures are not stored.
   */
  readonly getOrCompute: <Value>(
    task: Task,
    compute: () => Promise<Value>
  ) => Promise<Value>
  /** Whether a result is stored and undamaged; its dependencies may have changed. */
  readonly has: (task: Task) => boolean
  /** Return the stored result, if it's still valid. */
  readonly get: <Value>(task: Task) => Value | undefined
  /**
   * Return a result that this build has stored.
   *
   * @param name what it is, for the error
   * @throws Error if the cache has lost it
   */
  readonly require: <Value>(task: Task, name: string) => Value
  /** Like {@link getOrCompute}, but also return the tracked dependencies. */
  readonly getOrComputeEntry: <Value>(
    task: Task,
    compute: () => Promise<Value>
  ) => Promise<CachedResult<Value>>
  /** Remove old versions, and results that no build has used for a while. */
  readonly prune: () => void
}

/** A result and its dependencies besides its inputs. */
interface CachedResult<Value> {
  readonly value: Value
  readonly dependencies: Dependencies
  /** Whether it was stored before. */
  readonly wasCached: boolean
}

/** The location and version of a cache, and the roots of its paths. */
export interface CacheOptions {
  /** Absolute. */
  readonly folder: string
  /** Changes with the generator; see hashSources.ts. */
  readonly version: string
  /** Absolute. Paths below one of them are stored relative to it. */
  readonly roots: readonly string[]
}

const DAY = 24 * 60 * 60 * 1000

/** Minimum age of a file before its time of last use is updated. */
const MARK_AGE = DAY

/** Age at which an unused result is removed. */
const RESULT_AGE = 14 * DAY

/** Number of versions to keep, for switching between branches. */
const VERSION_COUNT = 3

/**
 * Open the cache.
 *
 * A result is a file named by a hash of its inputs, in a folder named by the
 * generator's version. It contains no absolute paths, so a copy of the cache works
 * for a copy of the project. Writes are atomic, so concurrent builds can share a
 * cache. A damaged result is computed again.
 */
export function createCache(options: CacheOptions): Cache {
  const running = new Map<string, Promise<CachedResult<unknown>>>()

  /** Names a result relative to the cache. */
  const createName = ({ step, inputs }: Task) =>
    path.join(options.version, step, hashKey(inputs))

  function readValid<Value>(
    name: string,
    { readState }: Task
  ): Entry<Value> | undefined {
    const file = path.join(options.folder, name)
    const bytes = readIfPossible(file)
    const kept = bytes && decodeEntry<Entry<Value>>(name, bytes)
    if (kept === undefined) return undefined
    const dependencies = resolvePaths(kept.dependencies, options.roots)
    if (!areUnchanged(dependencies, readState)) return undefined
    markUsed(file)
    return { value: kept.value, dependencies }
  }

  function find<Value>(task: Task): Entry<Value> | undefined {
    const found = readValid<Value>(createName(task), task)
    trackAll(found?.dependencies)
    return found
  }

  async function computeEntry<Value>(
    name: string,
    task: Task,
    compute: () => Promise<Value>
  ): Promise<CachedResult<Value>> {
    const kept = readValid<Value>(name, task)
    if (kept !== undefined) return { ...kept, wasCached: true }
    const { value, dependencies } = await recordDependencies(compute)
    const entry: Entry<Value> = {
      value,
      dependencies: relativizePaths(dependencies, options.roots)
    }
    writeEntry(options.folder, name, encodeEntry(name, entry))
    return { value, dependencies, wasCached: false }
  }

  const getOrComputeEntry: Cache['getOrComputeEntry'] = async <Value>(
    task: Task,
    compute: () => Promise<Value>
  ) => {
    const name = createName(task)
    const started =
      running.get(name) ??
      computeEntry(name, task, compute).finally(() => running.delete(name))
    running.set(name, started)
    const result = await started
    trackAll(result.dependencies)
    return result as CachedResult<Value> // the step decides the type
  }

  return {
    options,
    // A trailing slash makes it false for a file.
    isNew: !existsSync(path.join(options.folder, options.version, path.sep)),
    getOrComputeEntry,
    has: task => isStored(options.folder, createName(task)),
    get: <Value>(task: Task) => find<Value>(task)?.value,
    require: <Value>(task: Task, name: string) => {
      const found = find<Value>(task)
      if (found !== undefined) return found.value
      throw new Error(
        `${name} is missing from the cache.
  Delete the cache folder ${options.folder} and build again.`
      )
    },
    getOrCompute: async (task, compute) =>
      (await getOrComputeEntry(task, compute)).value,
    prune: () => prune(options)
  }
}

/** A stored result, with its dependencies, which enclosing computations inherit. */
interface Entry<Value> {
  readonly value: Value
  readonly dependencies: Dependencies
}

/** Hash the inputs of a task. */
export function hashKey(inputs: Task['inputs']): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}:`).update(input)
  return hash.digest('hex').slice(0, 32)
}

/** Keeps the result from being pruned. */
function isStored(folder: string, name: string): boolean {
  const file = path.join(folder, name)
  const bytes = readIfPossible(file)
  if (bytes === undefined || !isIntact(name, bytes)) return false
  markUsed(file)
  return true
}

function readIfPossible(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * Write an entry, and remove what's in its way, such as a folder of its name.
 *
 * @param name relative to the folder
 */
function writeEntry(folder: string, name: string, bytes: Uint8Array): void {
  const file = path.join(folder, name)
  try {
    writeAtomically(file, bytes)
  } catch {
    removeObstacles(folder, name)
    writeAtomically(file, bytes)
  }
}

/** Other processes may be reading the file, and this one may be killed. */
function writeAtomically(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${randomUUID()}`
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(draft, bytes)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Remove files in place of folders, and a folder in place of an entry. */
function removeObstacles(folder: string, name: string): void {
  const parts = path.dirname(name).split(path.sep)
  const parents = [
    folder,
    ...parts.map((_, index) => path.join(folder, ...parts.slice(0, index + 1)))
  ]
  for (const parent of parents) {
    const exists = lstatSync(parent, { throwIfNoEntry: false }) !== undefined
    // A trailing slash makes this false for files and broken links.
    if (exists && !existsSync(parent + path.sep)) {
      rmSync(parent, { force: true })
    }
  }
  const file = path.join(folder, name)
  if (existsSync(file + path.sep))
    rmSync(file, { recursive: true, force: true })
}

function areUnchanged(
  dependencies: Dependencies,
  readState: Task['readState']
): boolean {
  return [...dependencies].every(
    ([dependency, known]) =>
      (readFileState(dependency) ??
        readEnvironmentState(dependency) ??
        readState?.(dependency)) === known
  )
}

/** Record the day of last use in the file's time. */
function markUsed(file: string): void {
  const now = Date.now()
  ignoreErrors(() => {
    if (now - statSync(file).mtimeMs < MARK_AGE) return
    utimesSync(file, now / 1000, now / 1000)
  })
}

/** Remove old versions, and this version's unused results. */
function prune({ folder, version }: CacheOptions): void {
  const now = Date.now()
  const own = path.join(folder, version)
  ignoreErrors(() => utimesSync(own, now / 1000, now / 1000))
  const versions = listFiles(folder)
    .sort((one, other) => other.time - one.time)
    .filter(({ file }, index) => index >= VERSION_COUNT && file !== own)
  for (const { file } of versions) remove(file)
  for (const { file } of listFiles(own).flatMap(step => listFiles(step.file))) {
    ignoreErrors(() => {
      // Another build may have used it in the meantime.
      if (now - statSync(file).mtimeMs > RESULT_AGE) remove(file)
    })
  }
}

/** @returns nothing if it isn't a folder */
function listFiles(folder: string) {
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

/**
 * Make paths relative to the root that contains them, or else to the first root.
 */
function relativizePaths(
  dependencies: Dependencies,
  roots: readonly string[]
): Dependencies {
  return mapPaths(dependencies, file => {
    const root = roots.find(each => file.startsWith(each + path.sep))
    const index = root === undefined ? 0 : roots.indexOf(root)
    return `${index} ${path.relative(roots[index] ?? '', file)}`
  })
}

function resolvePaths(
  dependencies: Dependencies,
  roots: readonly string[]
): Dependencies {
  return mapPaths(dependencies, name => {
    const [, index, relative = ''] = /^(\d+) (.*)$/s.exec(name) ?? []
    return path.join(roots[Number(index)] ?? '', relative)
  })
}

function mapPaths(
  dependencies: Dependencies,
  change: (file: string) => string
): Dependencies {
  return new Map(
    [...dependencies].map(([dependency, state]) => {
      const asked = parseFileDependency(dependency)
      return [
        asked === undefined
          ? dependency
          : `${asked.kind} ${change(asked.path)}`,
        state
      ]
    })
  )
}
