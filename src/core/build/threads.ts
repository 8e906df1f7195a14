import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { serialize } from 'node:v8'
import { Tinypool } from 'tinypool'
import type { ThreadCall, ThreadData } from './poolThread.ts'

/** Calls a function of a module that was opened in threads. */
export type RunInThread = <Result>(
  name: string,
  value: unknown
) => Promise<Result>

/** The process's only ones: each takes a third of a second to start. */
let threads:
  | {
      readonly pool: Tinypool
      /** Calls that have not returned. */
      readonly running: Set<Promise<unknown>>
      /** Set to 1, it lets threads refuse what they have not begun. */
      readonly isEnding: Int32Array
    }
  | undefined

/** Number of modules opened so far. */
let opened = 0

/** Where a module is, as source or as part of the bundled program. */
export function findModule(from: string, name: string): string {
  return fileURLToPath(new URL(`./${name}${path.extname(from)}`, from))
}

/**
 * Tell whether threads can be started: they read the bundled program, because
 * Node itself does not read sources.
 */
export function canStartThreads(): boolean {
  return import.meta.url.endsWith('.mjs')
}

/**
 * Tell whether work should go to threads: always if they run already.
 *
 * @param isWorthwhile whether there is enough of it to start them
 */
export function canUseThreads(isWorthwhile: boolean): boolean {
  return threads !== undefined || (isWorthwhile && canStartThreads())
}

/** Number of pages for which another thread saves more time than it takes. */
const PAGES_PER_THREAD = 8

/** A thread that compiles pages takes half of this at first, and more later. */
const MEMORY_PER_THREAD = 400 * 1024 * 1024

/**
 * Decide how many threads to start: one per core, but not more than the work is
 * worth or the memory allows.
 *
 * @param pages number of pages or files to work on
 * @param machine.memory available bytes
 */
export function countThreads(
  pages: number,
  machine: { readonly cores: number; readonly memory: number }
): number {
  const worth = Math.ceil(pages / PAGES_PER_THREAD)
  const room = Math.floor(machine.memory / MEMORY_PER_THREAD)
  return Math.max(1, Math.min(machine.cores, worth, room))
}

/**
 * Start threads, unless they are running already.
 *
 * @param pages number of pages or files to work on
 * @param preload absolute path of a module that will be needed
 */
export function startThreads(pages: number, preload?: string): void {
  if (threads !== undefined) return
  const count = countThreads(pages, {
    cores: availableParallelism(),
    memory: process.availableMemory()
  })
  const isEnding = new Int32Array(new SharedArrayBuffer(4))
  const data: ThreadData = { preload, isEnding }
  const pool = new Tinypool({
    filename: findModule(import.meta.url, 'poolThread'),
    minThreads: count,
    maxThreads: count,
    // A thread goes on with these while the main one is busy.
    concurrentTasksPerWorker: 4,
    workerData: data,
    // Syntax trees die young: with the usual 16 MB, a quarter of the time goes
    // into moving those that live a little longer.
    // The stack is as small as the main thread's: what is nested too deep fails
    // in both, and fails soon.
    resourceLimits: { maxYoungGenerationSizeMb: 64, stackSizeMb: 1 }
  })
  threads = { pool, running: new Set(), isEnding }
}

/**
 * Open a module in threads, which start if none run.
 *
 * @param module absolute path; it exports `open`, which gets the data and
 * returns functions by name
 * @param data what every call needs, copied to each thread once
 * @param pages number of pages or files to work on
 */
export function openInThreads(
  module: string,
  data: unknown,
  pages: number
): RunInThread {
  startThreads(pages)
  opened += 1
  const id = opened
  const bytes = serialize(data)
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return (name, value) => {
    const call: ThreadCall = { module, id, data: shared, name, value }
    if (threads === undefined) throw new Error('The threads have ended.')
    const { pool, running } = threads
    const run = pool.run(call)
    running.add(run)
    return run.finally(() => running.delete(run))
  }
}

/**
 * End all threads. They finish what they have begun, because Node aborts the
 * process when a thread is terminated while it opens a compressor; what waits
 * fails.
 */
export async function endThreads(): Promise<void> {
  if (threads === undefined) return
  const { pool, running, isEnding } = threads
  threads = undefined
  Atomics.store(isEnding, 0, 1)
  await Promise.allSettled(running)
  await pool.destroy()
}
