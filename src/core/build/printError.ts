import { SiteError, SiteErrors } from '../model/errors.ts'
import { explainSystemError } from './explainSystemError.ts'
import { formatProblem, selectPrinted } from './formatProblem.ts'

/**
 * Print any thrown value as one message. `DEBUG=1` adds the stack.
 *
 * @param contentDir absolute; file names are relative to it
 * @param outcome consequence to print after authors' errors
 */
export function printError(
  thrown: unknown,
  contentDir: string,
  outcome?: string
): void {
  const error = explain(thrown)
  if (error instanceof SiteErrors) {
    const { shown, more } = selectPrinted(error.errors)
    for (const problem of shown) {
      console.error(`error: ${formatProblem(problem, contentDir)}\n`)
    }
    for (const line of more) console.error(`${line}\n`)
    const count = error.errors.length
    const errors = `${count} ${count === 1 ? 'error' : 'errors'}`
    console.error(outcome ? `${errors}; ${outcome}.` : `${errors}.`)
  } else {
    console.error(`error: ${formatProblem(error, contentDir)}`)
  }
  if (process.env.DEBUG) console.error(thrown)
}

function explain(thrown: unknown): SiteError | SiteErrors {
  if (thrown instanceof SiteError || thrown instanceof SiteErrors) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return (
    explainSystemError(thrown) ??
    new SiteError(`The generator failed: ${message.trim()}`, {
      remedy:
        'This is a bug in the generator, not in your content. Please report it with the stack trace, which DEBUG=1 prints.'
    })
  )
}
