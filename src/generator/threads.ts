import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'

/** Functions that run in other threads: each of a module's exports by name. */
export interface Threads {
  readonly run: <Result>(name: string, value: unknown) => Promise<Result>
  readonly close: () => Promise<void>
}

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
 * Start threads.
 *
 * @param module absolute path; its functions get what is passed to `run`
 * @param data what every call needs, copied to each thread once
 * @param count one for each core unless given
 */
export function startThreads(
  module: string,
  data: unknown,
  count: number = availableParallelism()
): Threads {
  const pool = new Tinypool({
    filename: module,
    minThreads: count,
    maxThreads: count,
    // A thread goes on with these while the main one is busy.
    concurrentTasksPerWorker: 4,
    workerData: data,
    // Syntax trees die young: with the usual 16 MB, a quarter of the time goes
    // into moving those that live a little longer.
    resourceLimits: { maxYoungGenerationSizeMb: 64 }
  })
  return {
    run: (name, value) => pool.run(value, { name }),
    close: () => pool.destroy()
  }
}
