import { writeSync } from 'node:fs'
import { threadId } from 'node:worker_threads'

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

/** Exit soon after the supervising process ends, even if it was killed. */
export function exitWithSupervisor(): void {
  if (!isSupervised) return
  setInterval(() => {
    if (process.ppid !== supervisor) process.exit(1)
  }, 1000).unref()
}

/**
 * Report progress to the supervising process. The write is synchronous, so that
 * the message arrives even if this process then hangs or crashes.
 */
export function publishProgress(message: ProgressMessage): void {
  if (!isSupervised) return
  try {
    writeSync(SUPERVISOR_PIPE, `${JSON.stringify(message)}\n`)
  } catch {
    process.exit(1) // The supervising process has ended.
  }
}

/**
 * Run work on one file, and report its start and end.
 *
 * @param verb as in {@link ProgressMessage}
 * @param file as messages name it
 */
export async function trackWork<Value>(
  verb: string,
  file: string,
  run: () => Value | Promise<Value>
): Promise<Value> {
  count += 1
  const id = `${threadId}-${count}`
  publishProgress({ id, verb, file })
  try {
    return await run()
  } finally {
    publishProgress({ id })
  }
}
