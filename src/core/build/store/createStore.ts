import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
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
import { deserialize, serialize } from 'node:v8'
import { type Observations, observe, recordObservations } from './observe.ts'
import { answerFileQuestion, parseFileQuestion } from './observedFiles.ts'

/** The key of a remembered result. */
export interface Task {
  /** The kind of result; a folder of the store. */
  readonly step: string
  /**
   * All dependencies of the result that are known in advance, without absolute
   * paths.
   */
  readonly inputs: readonly (string | Uint8Array)[]
  /** Answer questions recorded by {@link observe}, except those about files. */
  readonly answer?: (question: string) => string | undefined
}

/** Persistent results of earlier builds: the only cache. */
export interface Store {
  /** For opening the same store in another thread. */
  readonly options: StoreOptions
  /** Whether it was empty when opened. */
  readonly isNew: boolean
  /**
   * Return the stored result for these inputs if everything observed while
   * computing it is unchanged. Otherwise, compute and store it.
   *
   * Concurrent callers share one computation. Failures are not stored.
   */
  readonly remember: <Value>(
    task: Task,
    compute: () => Promise<Value>
  ) => Promise<Value>
  /** Whether a result is stored, valid or not. */
  readonly has: (task: Task) => boolean
  /** Return the stored result, if it's still valid. */
  readonly find: <Value>(task: Task) => Value | undefined
  /** Like {@link remember}, but also return the observed dependencies. */
  readonly recall: <Value>(
    task: Task,
    compute: () => Promise<Value>
  ) => Promise<Remembered<Value>>
  /** Remove old versions, and results that no build has used for a while. */
  readonly prune: () => void
}

/** A result and its dependencies besides its inputs. */
interface Remembered<Value> {
  readonly value: Value
  readonly observations: Observations
  /** Whether it was stored before. */
  readonly wasStored: boolean
}

/** The location and version of a store, and the roots of its paths. */
export interface StoreOptions {
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
 * Open the store.
 *
 * A result is a file named by a hash of its inputs, in a folder named by the
 * generator's version. It contains no absolute paths, so a copy of the store works
 * for a copy of the project. Writes are atomic, so concurrent builds can share a
 * store.
 */
export function createStore(options: StoreOptions): Store {
  const folder = path.join(options.folder, options.version)
  const running = new Map<string, Promise<Remembered<unknown>>>()

  const locate = ({ step, inputs }: Task) =>
    path.join(folder, step, createKey(inputs))

  function findStored<Value>(
    file: string,
    { answer }: Task
  ): Entry<Value> | undefined {
    const kept = readEntry<Value>(file)
    if (kept === undefined) return undefined
    const observations = resolvePaths(kept.observations, options.roots)
    if (!areUnchanged(observations, answer)) return undefined
    markUsed(file)
    return { value: kept.value, observations }
  }

  async function recallFile<Value>(
    file: string,
    task: Task,
    compute: () => Promise<Value>
  ): Promise<Remembered<Value>> {
    const kept = findStored<Value>(file, task)
    if (kept !== undefined) return { ...kept, wasStored: true }
    const { value, observations } = await recordObservations(compute)
    const entry = {
      value,
      observations: relativizePaths(observations, options.roots)
    }
    writeEntry(file, serialize(entry))
    return { value, observations, wasStored: false }
  }

  const recall: Store['recall'] = async <Value>(
    task: Task,
    compute: () => Promise<Value>
  ) => {
    const file = locate(task)
    const started =
      running.get(file) ??
      recallFile(file, task, compute).finally(() => running.delete(file))
    running.set(file, started)
    const result = await started
    // An enclosing computation inherits the dependencies of this one.
    for (const [question, answer] of result.observations)
      observe(question, answer)
    return result as Remembered<Value> // the step decides the type
  }

  return {
    options,
    isNew: !existsSync(folder),
    recall,
    has: task => isStored(locate(task)),
    find: <Value>(task: Task) => findStored<Value>(locate(task), task)?.value,
    remember: async (task, compute) => (await recall(task, compute)).value,
    prune: () => prune(options)
  }
}

interface Entry<Value> {
  readonly value: Value
  readonly observations: Observations
}

/** Hash the inputs of a task. */
export function createKey(inputs: Task['inputs']): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}:`).update(input)
  return hash.digest('hex').slice(0, 32)
}

/** @returns undefined if the entry is missing or damaged */
function readEntry<Value>(file: string): Entry<Value> | undefined {
  try {
    return deserialize(readFileSync(file))
  } catch {
    return undefined
  }
}

/** Keeps the result from being pruned. A crash of the machine may leave it empty. */
function isStored(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.size) return false
  markUsed(file)
  return true
}

/**
 * Write a file atomically: other processes may be reading it, and this one may be
 * killed.
 */
function writeEntry(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${randomUUID()}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(draft, bytes)
  renameSync(draft, file)
}

function areUnchanged(
  observations: Observations,
  answer: Task['answer']
): boolean {
  return [...observations].every(
    ([question, known]) =>
      (answerFileQuestion(question) ?? answer?.(question)) === known
  )
}

/**
 * Record the day of last use in the file's time. Ignore errors: another build
 * may be removing the file, or it may belong to another user.
 */
function markUsed(file: string): void {
  const now = Date.now()
  try {
    if (now - statSync(file).mtimeMs < MARK_AGE) return
    utimesSync(file, now / 1000, now / 1000)
  } catch {}
}

/**
 * Remove old versions, and this version's unused results. Ignore errors: another
 * build may be removing the same files, or they may belong to another user.
 */
function prune({ folder, version }: StoreOptions): void {
  const now = Date.now()
  const own = path.join(folder, version)
  try {
    utimesSync(own, now / 1000, now / 1000)
    const versions = listFiles(folder).sort(
      (one, other) => other.time - one.time
    )
    for (const { file } of versions.slice(VERSION_COUNT)) {
      rmSync(file, { recursive: true })
    }
    for (const { file } of listFiles(own).flatMap(step =>
      listFiles(step.file)
    )) {
      // Another build may have used it in the meantime.
      if (now - statSync(file).mtimeMs > RESULT_AGE) rmSync(file)
    }
  } catch {}
}

function listFiles(folder: string) {
  return readdirSync(folder).map(name => {
    const file = path.join(folder, name)
    return { file, time: statSync(file).mtimeMs }
  })
}

/**
 * Make paths relative to the root that contains them, or else to the first root.
 */
function relativizePaths(
  observations: Observations,
  roots: readonly string[]
): Observations {
  return mapPaths(observations, file => {
    const root = roots.find(each => file.startsWith(each + path.sep))
    const index = root === undefined ? 0 : roots.indexOf(root)
    return `${index} ${path.relative(roots[index] ?? '', file)}`
  })
}

function resolvePaths(
  observations: Observations,
  roots: readonly string[]
): Observations {
  return mapPaths(observations, name => {
    const [, index, relative = ''] = /^(\d+) (.*)$/s.exec(name) ?? []
    return path.join(roots[Number(index)] ?? '', relative)
  })
}

function mapPaths(
  observations: Observations,
  change: (file: string) => string
): Observations {
  return new Map(
    [...observations].map(([question, answer]) => {
      const asked = parseFileQuestion(question)
      return [
        asked === undefined ? question : `${asked.kind} ${change(asked.path)}`,
        answer
      ]
    })
  )
}
