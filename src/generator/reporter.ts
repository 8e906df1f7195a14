import { formatSiteError, type SiteError } from '../model/errors.ts'

/** Tells the author what the build does and what it found. */
export interface Reporter {
  /** Run a stage and say how long it took. */
  readonly stage: <Value>(
    name: string,
    run: () => Value | Promise<Value>
  ) => Promise<Value>
  /** Say what was found and survived. */
  readonly warn: (warnings: readonly SiteError[]) => void
}

/** Create a reporter that prints to the terminal. */
export function createTerminalReporter(): Reporter {
  return {
    stage: async (name, run) => {
      const start = performance.now()
      const value = await run()
      const duration = Math.round(performance.now() - start)
      console.log(`${name.padEnd(10)} ${duration} ms`)
      return value
    },
    warn: warnings => {
      for (const warning of warnings) {
        console.warn(`warning: ${formatSiteError(warning)}`)
      }
    }
  }
}
