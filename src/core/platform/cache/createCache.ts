import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { decodeEntry, encodeEntry, isIntact } from './entry.ts'
import { markUsed, pruneCache } from './pruneCache.ts'
import {
  relativizeDependencies,
  resolveDependencies
} from './relativizeDependencies.ts'
import {
  type Dependencies,
  type Recorded,
  readDateState,
  recordDependencies,
  track,
  trackAll
} from './track.ts'
import { readEnvironmentState } from './trackEnvironment.ts'
import { readFileState } from './trackedFiles.ts'

/** What names a cached result. */
export interface CacheKey {
  /** The kind of result; a folder of the cache. */
  readonly step: string
  /**
   * All dependencies of the result that are known in advance, without absolute
   * paths.
   */
  readonly inputs: readonly (string | Uint8Array)[]
}

/** A request for a cached result, which is valid if its dependencies are. */
export interface CacheRequest extends CacheKey {
  /**
   * Read the state of a dependency that was recorded by {@link track}, unless it's
   * about files, the environment or the date.
   */
  readonly readState?: (dependency: string) => string | undefined
}

/** Persistent results of earlier builds: the only cache. */
export interface Cache {
  /** For opening the same cache in another thread. */
  readonly options: CacheOptions
  /** Whether the cache was empty when it was opened. */
  readonly isNew: boolean
  /**
   * Return the cached result for these inputs if everything tracked while
   * computing it is unchanged. Otherwise, compute and store it.
   *
   * Concurrent callers share one computation. Failures are not stored.
   */
  readonly getOrCompute: <Value>(
    request: CacheRequest,
    compute: () => Promise<Value>
  ) => Promise<Value>
  /**
   * Store a result that was computed before it was known whether to store it, and
   * track its dependencies.
   */
  readonly store: (key: CacheKey, result: Recorded<unknown>) => void
  /** Whether a result is stored and undamaged; its dependencies may have changed. */
  readonly has: (key: CacheKey) => boolean
  /** Return the stored result, if it's still valid. */
  readonly get: <Value>(request: CacheRequest) => Value | undefined
  /**
   * Return a result that is known to be stored, such as one that `has` found.
   *
   * @param name what it is, for the error
   * @throws Error if the cache has lost it
   */
  readonly require: <Value>(request: CacheRequest, name: string) => Value
  /** Like {@link getOrCompute}, but also return the tracked dependencies. */
  readonly getOrComputeEntry: <Value>(
    request: CacheRequest,
    compute: () => Promise<Value>
  ) => Promise<CachedResult<Value>>
  /** Remove old versions, and results that no build has used for a while. */
  readonly prune: () => void
}

/** A result and its dependencies besides its inputs. */
interface CachedResult<Value> extends Recorded<Value> {
  /** Whether the value was stored before. */
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

/**
 * Create a cache in a folder, or open the one that's there.
 *
 * A result is a file named by a hash of its inputs, in a folder named by the
 * generator's version. It contains no absolute paths, so a copy of the cache works
 * for a copy of the project. Writes are atomic, so concurrent builds can share a
 * cache. A damaged result is computed again.
 */
export function createCache(options: CacheOptions): Cache {
  const running = new Map<string, Promise<CachedResult<unknown>>>()

  /** Names a result relative to the cache. */
  const createName = ({ step, inputs }: CacheKey) =>
    path.join(options.version, step, hashKey(inputs))

  function readValid<Value>(
    name: string,
    { readState }: CacheRequest
  ): Recorded<Value> | undefined {
    const file = path.join(options.folder, name)
    const bytes = readIfPossible(file)
    const cached = bytes && decodeEntry<Recorded<Value>>(name, bytes)
    if (cached === undefined) return undefined
    const dependencies = resolveDependencies(cached.dependencies, options.roots)
    if (!areUnchanged(dependencies, readState)) return undefined
    markUsed(file)
    return { value: cached.value, dependencies }
  }

  function find<Value>(request: CacheRequest): Recorded<Value> | undefined {
    const found = readValid<Value>(createName(request), request)
    trackAll(found?.dependencies)
    return found
  }

  async function readOrCompute<Value>(
    name: string,
    request: CacheRequest,
    compute: () => Promise<Value>
  ): Promise<CachedResult<Value>> {
    const cached = readValid<Value>(name, request)
    if (cached !== undefined) return { ...cached, wasCached: true }
    const computed = await recordDependencies(compute)
    write(name, computed)
    return { ...computed, wasCached: false }
  }

  function write(name: string, { value, dependencies }: Recorded<unknown>) {
    const entry: Recorded<unknown> = {
      value,
      dependencies: relativizeDependencies(dependencies, options.roots)
    }
    writeEntry(options.folder, name, encodeEntry(name, entry))
  }

  const getOrComputeEntry: Cache['getOrComputeEntry'] = async <Value>(
    request: CacheRequest,
    compute: () => Promise<Value>
  ) => {
    const name = createName(request)
    const started =
      running.get(name) ??
      readOrCompute(name, request, compute).finally(() => running.delete(name))
    running.set(name, started)
    const result = await started
    trackAll(result.dependencies)
    return result as CachedResult<Value> // the step decides the type
  }

  return {
    options,
    // With a trailing slash, a file doesn't exist.
    isNew: !existsSync(path.join(options.folder, options.version, path.sep)),
    getOrComputeEntry,
    store: (key, result) => {
      write(createName(key), result)
      trackAll(result.dependencies)
    },
    has: key => isStored(options.folder, createName(key)),
    get: <Value>(request: CacheRequest) => find<Value>(request)?.value,
    require: <Value>(request: CacheRequest, name: string) => {
      const found = find<Value>(request)
      if (found !== undefined) return found.value
      throw new Error(
        `${name} is missing from the cache.
  Delete the cache folder ${options.folder} and build again.`
      )
    },
    getOrCompute: async (request, compute) =>
      (await getOrComputeEntry(request, compute)).value,
    prune: () => pruneCache(options)
  }
}

/** Hash the inputs of a key, which can be long. */
export function hashKey(inputs: CacheKey['inputs']): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}:`).update(input)
  return hash.digest('hex').slice(0, 32)
}

/** Check an entry, and mark it as used, so it isn't pruned. */
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
  readState: CacheRequest['readState']
): boolean {
  return [...dependencies].every(
    ([dependency, known]) =>
      (readFileState(dependency) ??
        readEnvironmentState(dependency) ??
        readDateState(dependency) ??
        readState?.(dependency)) === known
  )
}
