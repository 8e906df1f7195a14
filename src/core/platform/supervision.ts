import { writeSync } from 'node:fs'
import { threadId, Worker } from 'node:worker_threads'

/** Holds the id of the supervising process; see `superviseBuild.ts`. */
export const SUPERVISOR_VARIABLE = 'TOOLBOX_SUPERVISOR'
/** File descriptor of the pipe to the supervisor. */
export const SUPERVISOR_PIPE = 3

/** A progress report of a running build; empty as a mere sign of life. */
export interface ProgressMessage {
  /** A stage begins. */
  readonly stage?: string
  /** Work on a file begins, or ends if there is only the id. */
  readonly id?: string
  readonly file?: string
  /** What happens to the file, as in "while it reads". */
  readonly verb?: string
  /** The output folder that this process is about to replace; absolute. */
  readonly out?: string
}

const supervisor = process.ppid
const isSupervised = Number(process.env[SUPERVISOR_VARIABLE]) === supervisor
let count = 0

/**
 * End this process soon after the supervising one, even if that was killed. A
 * thread watches it, because code of the site can block this one.
 */
export function exitWithSupervisor(): void {
  if (!isSupervised) return
  new Worker(
    `setInterval(() => {
      if (process.ppid !== ${supervisor}) process.kill(process.pid, 'SIGKILL')
    }, 1000)`,
    { eval: true, stdin: false, resourceLimits: { maxOldGenerationSizeMb: 8 } }
  ).unref()
}

/**
 * Report progress to the supervising process. The write is synchronous, so that
 * the message arrives even if this process then hangs or crashes.
 */
export function tellSupervisor(message: ProgressMessage): void {
  if (!isSupervised) return
  try {
    writeSync(SUPERVISOR_PIPE, `${JSON.stringify(message)}\n`)
  } catch {
    process.exit(1) // The supervising process has ended.
  }
}

/** Work in progress in this thread, as in messages. */
const current = new Map<string, string>()

/** Describe the latest work that hasn't ended. */
export function describeCurrentWork(): string | undefined {
  return [...current.values()].at(-1)
}

/**
 * Run work on one file, and report its start and end.
 *
 * @param verb as in {@link ProgressMessage}
 * @param file as messages name it
 * @returns what the function returns; if that's a promise, the work ends with it
 */
export function runReported<Value>(
  verb: string,
  file: string,
  run: () => Value
): Value {
  count += 1
  const id = `${threadId}-${count}`
  const end = () => {
    current.delete(id)
    tellSupervisor({ id })
  }
  current.set(id, `${verb} ${file}`)
  tellSupervisor({ id, verb, file })
  try {
    const value = run()
    if (value instanceof Promise) return value.finally(end) as Value
    end()
    return value
  } catch (error) {
    end()
    throw error
  }
}
