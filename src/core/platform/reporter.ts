import type { Diagnostic } from '../model/diagnostic.ts'
import { printDiagnostics } from './printDiagnostic.ts'
import { tellSupervisor } from './supervision.ts'

/** Reports the progress of a stage. */
export type OnProgress = (done: number, total: number) => void

/** Shows authors the progress and the diagnostics of a build. */
export interface Reporter {
  /**
   * Run a stage. On a terminal, show its progress, otherwise print how long it took;
   * tell the supervisor either way.
   */
  readonly stage: <Value>(
    name: string,
    run: (onProgress: OnProgress) => Value | Promise<Value>
  ) => Promise<Value>
  /** Print warnings. */
  readonly warn: (warnings: readonly Diagnostic[]) => void
}

/** Minimum time between two updates of the line, in milliseconds. */
const REDRAW_TIME = 100

/**
 * Create a reporter that prints to the terminal: one line, which is redrawn as
 * the build proceeds. If the output isn't a terminal, it prints one line per
 * finished stage.
 *
 * @param contentDir absolute; file names are relative to it
 */
export function createTerminalReporter(
  contentDir: string,
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout
): Reporter {
  const clear = () => {
    if (output.isTTY) output.write('\r\x1b[K')
  }
  return {
    stage: async (name, run) => {
      const start = performance.now()
      let drawn = start
      tellSupervisor({ stage: name })
      if (output.isTTY) output.write(name)
      try {
        const value = await run((done, total) => {
          tellSupervisor({})
          const now = performance.now()
          if (!output.isTTY || now - drawn < REDRAW_TIME) return
          drawn = now
          clear()
          output.write(`${name} ${done} of ${total}`)
        })
        const duration = Math.round(performance.now() - start)
        if (!output.isTTY) output.write(`${name.padEnd(10)} ${duration} ms\n`)
        return value
      } finally {
        clear()
      }
    },
    warn: warnings => {
      clear()
      for (const text of printDiagnostics(warnings, contentDir)) {
        console.warn(text)
      }
    }
  }
}
