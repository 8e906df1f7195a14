import { SiteError } from '../model/errors.ts'
import type { ProgressMessage } from './progress.ts'

/** Detects a stuck build by its progress messages, and explains crashes. */
interface Watchdog {
  readonly receive: (message: ProgressMessage) => void
  /** Call once a second. */
  readonly tick: () => {
    /** A notice to print after a long silence. */
    readonly notice?: string
    /** Whether the build has worked on one file for too long. */
    readonly isStuck: boolean
  }
  /** Folders that the build was about to replace; absolute. */
  readonly outputs: ReadonlySet<string>
  /** Explain why a signal ended the build. */
  readonly explain: (signal: NodeJS.Signals) => SiteError
}

/** Maximum number of files to name: each thread may work on several. */
const MAX_NAMED = 4

/**
 * Create a watchdog for one build.
 *
 * @param limits seconds of silence until it prints a notice, and until it gives
 * up on a file
 */
export function createWatchdog(limits: {
  readonly notice: number
  readonly end: number
}): Watchdog {
  const tasks = new Map<string, ProgressMessage>()
  const outputs = new Set<string>()
  let stage = 'start'
  let silence = 0
  let isDone = false
  let isStuck = false

  // The task that began last blocks its thread.
  const listTasks = () => [...tasks.values()].reverse()
  const describeWork = () => {
    const named = listTasks().slice(0, MAX_NAMED)
    const files = named.map(({ verb, file }) => `${verb} ${file}`)
    return files.length === 0 ? `stage "${stage}"` : files.join(', ')
  }
  return {
    outputs,
    receive: message => {
      silence = 0
      const { id, file, out } = message
      if (message.stage !== undefined) stage = message.stage
      if (message.isDone) isDone = true
      if (out !== undefined) outputs.add(out)
      if (id !== undefined && file !== undefined) tasks.set(id, message)
      else if (id !== undefined) tasks.delete(id)
    },
    tick: () => {
      if (isDone) return { isStuck }
      silence += 1
      isStuck = silence >= limits.end && tasks.size > 0
      const isNoticed = !isStuck && silence % limits.notice === 0
      const notice = `No progress for ${silence} s: ${describeWork()}.`
      return isNoticed ? { notice, isStuck } : { isStuck }
    },
    explain: signal => {
      const [latest] = listTasks()
      const details = {
        place: latest?.file === undefined ? undefined : { file: latest.file }
      }
      if (isStuck) {
        return new SiteError(
          `The build was stopped after ${limits.end} s without progress: ${describeWork()}.`,
          {
            ...details,
            remedy:
              'Look for code that never ends, such as an infinite loop, or split long text into several files.'
          }
        )
      }
      const [reason, remedy] = explainSignal(signal)
      return new SiteError(`${reason} (${signal}): ${describeWork()}.`, {
        ...details,
        remedy
      })
    }
  }
}

function explainSignal(signal: NodeJS.Signals): readonly [string, string] {
  switch (signal) {
    case 'SIGABRT':
    case 'SIGTRAP':
      return [
        'The build ran out of memory, or aborted',
        'Look for code that leaks memory, or give the build more memory: NODE_OPTIONS=--max-old-space-size=8192.'
      ]
    case 'SIGKILL':
      return [
        'The build was killed, possibly because the machine ran out of memory',
        'Build again with more memory, or close other programs.'
      ]
    default:
      return [
        'The build crashed',
        'Look for unusual content there, such as deep nesting.'
      ]
  }
}
