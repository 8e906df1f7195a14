import { findStackPlace } from '../content/read/loadModule.ts'
import { SiteError } from '../model/errors.ts'
import { printError } from './printError.ts'

/** Higher exit codes mean that a signal ended the process. */
const LAST_OWN_CODE = 128

/**
 * Run a build, and report if a content module ends it: by exiting the process,
 * by an unhandled error, or by a promise that never settles.
 *
 * @param contentDir absolute; file names are relative to it
 */
export async function guardBuild<Value>(
  contentDir: string,
  run: () => Promise<Value>
): Promise<Value> {
  const root = `${contentDir}/`
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
    printError(explainExit(new Error('left'), root), contentDir)
    process.exitCode = 1
  }

  function onError(error: unknown): void {
    process.off('exit', onExit)
    printError(explainError(error, root), contentDir)
    process.exit(1)
  }
}

function explainExit(here: Error, root: string): SiteError {
  const isCalled = here.stack?.includes('at process.exit') === true
  return new SiteError(
    isCalled
      ? `process.exit()${nameComponent(here)} ended the build.`
      : 'The build is waiting for a promise that never settles.',
    {
      place: findStackPlace(here, root),
      remedy: isCalled
        ? 'Remove the call. To fail the build, throw an error.'
        : 'Look for the promise in the site file and its imports.'
    }
  )
}

/** Errors from our own code keep their stack. */
function explainError(error: unknown, root: string): unknown {
  const place = findStackPlace(error, root)
  const component = nameComponent(error)
  if (error instanceof Error && !place && component === '') return error
  const reason = error instanceof Error ? error.message : String(error)
  return new SiteError(
    `An unhandled error ended the build${component}: ${reason}`,
    { place, remedy: 'Await the failing call, or catch its error.' }
  )
}

/** Name the topmost function in a stack that belongs to the pages' bundle. */
function nameComponent(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frame = /^ +at (?:(\w+) \(|.*\()?\S*\/server\.cjs:/m.exec(stack)
  if (frame === null) return ''
  const [, name] = frame
  return name === undefined ? ' in a component or its module' : ` in "${name}"`
}
