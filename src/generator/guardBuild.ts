import { SiteError, type SourcePlace } from '../model/errors.ts'
import { findStackPlace } from './content/loadModule.ts'
import { printError } from './printError.ts'

/** Above it, an exit code names the signal that somebody sent. */
const LAST_OWN_CODE = 128

/**
 * Run a build, and let no module of the content end it unseen: by leaving the
 * process, by an error in what nothing waits for, or by never becoming ready.
 *
 * @param contentDir absolute; places are named from there
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
    printError(explainExit(new Error('left'), root))
    process.exitCode = 1
  }

  function onError(error: unknown): void {
    process.off('exit', onExit)
    printError(explainError(error, root))
    process.exit(1)
  }
}

function explainExit(here: Error, root: string): SiteError {
  const isCalled = here.stack?.includes('at process.exit') === true
  return new SiteError(
    isCalled
      ? `The build was ended by process.exit()${nameComponent(here)}.`
      : 'The build waits for something that never comes.',
    {
      ...createPlace(here, root),
      remedy: isCalled
        ? 'Remove the call: to fail a build, throw an error that says why.'
        : 'Look in the site file and its imports for a promise that is never settled.'
    }
  )
}

/** The program's own faults keep their stack. */
function explainError(error: unknown, root: string): unknown {
  const place = createPlace(error, root)
  const component = nameComponent(error)
  const isOurs = error instanceof Error && !place.place && component === ''
  if (isOurs) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new SiteError(
    `An error that nothing waits for ended the build${component}: ${reason}`,
    { ...place, remedy: 'Await what can fail there, or catch its error.' }
  )
}

function createPlace(error: unknown, root: string): { place?: SourcePlace } {
  const place = findStackPlace(error, root)
  return place === undefined ? {} : { place }
}

/** Name the function in the bundle of the pages that is topmost in a stack. */
function nameComponent(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const name = /^\s+at (\w+) \(\S*\/server\.cjs:/m.exec(stack)?.[1]
  return name === undefined ? '' : ` in "${name}"`
}
