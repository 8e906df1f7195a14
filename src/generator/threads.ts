import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { serialize } from 'node:v8'
import { Tinypool } from 'tinypool'
import type { ThreadCall } from './anyThread.ts'

/** Calls a function of a module that was opened in threads. */
export type RunInThread = <Result>(
  name: string,
  value: unknown
) => Promise<Result>

/** The process's only ones: each takes a third of a second to start. */
let pool: Tinypool | undefined

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
 * @param isMuch whether there is enough of it to start them
 */
export function canUseThreads(isMuch: boolean): boolean {
  return pool !== undefined || (isMuch && canStartThreads())
}

/**
 * Start threads, one for each core, unless they run already.
 *
 * @param preload absolute path of a module that is going to be opened
 */
export function startThreads(preload?: string): void {
  const count = availableParallelism()
  pool ??= new Tinypool({
    filename: findModule(import.meta.url, 'anyThread'),
    minThreads: count,
    maxThreads: count,
    // A thread goes on with these while the main one is busy.
    concurrentTasksPerWorker: 4,
    workerData: preload,
    // Syntax trees die young: with the usual 16 MB, a quarter of the time goes
    // into moving those that live a little longer.
    // The stack is as small as the main thread's: what is nested too deep fails
    // in both, and fails soon.
    resourceLimits: { maxYoungGenerationSizeMb: 64, stackSizeMb: 1 }
  })
}

/**
 * Open a module in threads, which start if none run.
 *
 * @param module absolute path; it exports `open`, which gets the data and
 * returns functions by name
 * @param data what every call needs, copied to each thread once
 */
export function openInThreads(module: string, data: unknown): RunInThread {
  startThreads()
  opened += 1
  const id = opened
  const bytes = serialize(data)
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return (name, value) => {
    const call: ThreadCall = { module, id, data: shared, name, value }
    if (pool === undefined) throw new Error('The threads have ended.')
    return pool.run(call)
  }
}

/** End all threads; what they are doing fails. */
export async function endThreads(): Promise<void> {
  const ended = pool
  pool = undefined
  await ended?.destroy()
}
