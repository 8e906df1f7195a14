import { availableParallelism } from 'node:os'
import { serialize } from 'node:v8'
import { Tinypool } from 'tinypool'
import { findModule } from '../findModule.ts'
import type { Preload, ThreadCall } from './poolThread.ts'

/** The `open` of a thread's module: takes the data and returns functions by name. */
type Open = (data: never) => unknown

/** The functions of a module that's open in the threads. */
export type ThreadFunctions<Of extends Open> = Remote<Awaited<ReturnType<Of>>>

type Remote<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (
    value: infer Value
  ) => infer Result
    ? (value: Value) => Promise<Awaited<Result>>
    : never
}

/** One pool per process, because each thread takes a third of a second to start. */
let threads:
  | {
      readonly pool: Tinypool
      /** Pending calls. */
      readonly running: Set<Promise<unknown>>
    }
  | undefined

/** Number of modules opened so far. */
let opened = 0

/**
 * Whether threads can start: they need the bundled program, because Node can't
 * run the sources.
 */
export function canStartThreads(): boolean {
  return import.meta.url.endsWith('.mjs')
}

/** Number of pages for which an additional thread pays off. */
const PAGES_PER_THREAD = 8

/** A thread that compiles pages uses half of this at first, and more later. */
const MEMORY_PER_THREAD = 400 * 1024 * 1024

/**
 * Decide how many threads to start: one per core, but no more than the work
 * justifies or the memory allows.
 *
 * @param pages number of pages or files to work on
 * @param machine.memory available bytes
 */
export function countThreads(
  pages: number,
  machine: { readonly cores: number; readonly memory: number }
): number {
  const useful = Math.ceil(pages / PAGES_PER_THREAD)
  const affordable = Math.floor(machine.memory / MEMORY_PER_THREAD)
  return Math.max(1, Math.min(machine.cores, useful, affordable))
}

/**
 * Start threads, unless they are running already.
 *
 * @param pages number of pages or files to work on
 * @param preload what to load meanwhile
 */
export function ensureThreads(pages: number, preload?: Preload): void {
  if (threads !== undefined) return
  const count = countThreads(pages, {
    cores: availableParallelism(),
    memory: process.availableMemory()
  })
  const pool = new Tinypool({
    filename: findModule(import.meta.url, 'poolThread'),
    minThreads: count,
    maxThreads: count,
    // Keeps a thread busy while the main thread can't send more.
    concurrentTasksPerWorker: 4,
    workerData: preload,
    // Otherwise, a thread that waits for calls doesn't load anything.
    useAtomics: false,
    // Syntax trees die young: with the default of 16 MB, the garbage collector
    // takes a quarter of the time to move those that live a little longer.
    // Before it collects garbage, V8 lets a heap with a limit below 2 GB grow to
    // twice its size, and others to four times.
    // The stack is as small as the main thread's, so deep nesting fails early,
    // and in both.
    resourceLimits: {
      maxYoungGenerationSizeMb: 64,
      maxOldGenerationSizeMb: 2000,
      stackSizeMb: 1
    }
  })
  threads = { pool, running: new Set() }
}

/**
 * Open a module in the threads if they are running, or if there is enough work to
 * start them.
 *
 * @param module absolute path; exports `open`
 * @param data shared by all calls; each thread gets one copy
 * @param work.waiting number of pages or files to work on
 * @param work.minimum number that's worth starting threads
 * @param work.total number of pages or files that may follow
 * @returns functions that run in a thread; undefined if there's too little work
 */
export function openInThreads<Of extends Open>(
  module: string,
  data: Parameters<Of>[0],
  work: {
    readonly waiting: number
    readonly minimum: number
    readonly total?: number
  }
): ThreadFunctions<Of> | undefined {
  const { waiting, minimum, total = waiting } = work
  const isWorthwhile = waiting >= minimum && canStartThreads()
  if (threads === undefined && !isWorthwhile) return undefined
  ensureThreads(total)
  opened += 1
  const id = opened
  const bytes = serialize(data)
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  // Only the threads load the module, so its functions aren't known here.
  const createFunction = (name: string) => (value: unknown) =>
    callInThread({ module, id, data: shared, name, value })
  return new Proxy({} as ThreadFunctions<Of>, {
    // With `then`, an async function that returns it would wait for a thread.
    get: (_, name) =>
      name === 'then' ? undefined : createFunction(String(name))
  })
}

function callInThread(call: ThreadCall): Promise<unknown> {
  if (threads === undefined) throw new Error('The threads have ended.')
  const { pool, running } = threads
  const run = pool.run(call)
  running.add(run)
  return run.finally(() => running.delete(run))
}

/**
 * End all threads. They finish calls in progress, because Node aborts the
 * process if a thread is terminated while it opens a compressor.
 */
export async function endThreads(): Promise<void> {
  if (threads === undefined) return
  const { pool, running } = threads
  threads = undefined
  pool.cancelPendingTasks()
  await Promise.allSettled(running)
  await pool.destroy()
}
