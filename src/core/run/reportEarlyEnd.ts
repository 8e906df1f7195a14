import { findStackPlace } from '../content/read/findStackPlace.ts'
import { DiagnosticError } from '../model/diagnostic.ts'
import { reportError } from '../platform/reportError.ts'
import { describeCurrentWork } from '../platform/supervision.ts'

/** Higher exit codes mean that a signal ended the process. */
const LAST_OWN_CODE = 128

/**
 * Run a build, and report if code of the site ends it: by exiting the process, by
 * an unhandled error, or by a promise that never settles.
 *
 * @param contentDir absolute; file names are relative to it
 */
export async function reportEarlyEnd<Value>(
  contentDir: string,
  run: () => Promise<Value>
): Promise<Value> {
  process.on('exit', onExit)
  process.on('uncaughtException', onError)
  try {
    return await run()
  } finally {
    process.off('exit', onExit)
    process.off('uncaughtException', onError)
  }

  function onExit(code: number): void {
    if (code > LAST_OWN_CODE) return
    fail(
      new Error(
        'code of the site calls process.exit(), or waits for a promise that never settles'
      ),
      describeCurrentWork()
    )
    process.exitCode = 1
  }

  function onError(error: unknown): void {
    process.off('exit', onExit)
    fail(error)
    process.exit(1)
  }

  function fail(error: unknown, work?: string): void {
    if (error instanceof DiagnosticError) {
      reportError(error, contentDir)
      return
    }
    const reason = error instanceof Error ? error.message : String(error)
    const during = work === undefined ? '' : ` It ${work}.`
    const ended = new DiagnosticError({
      message: `The build ended early: ${reason}.${during}`,
      place: findStackPlace(error, `${contentDir}/`),
      hint: 'Fix site.ts, its imports, its features, or the components of pages.',
      cause: error
    })
    reportError(ended, contentDir)
  }
}
