import { SiteError, SiteErrors } from '../model/errors.ts'
import { explainSystemError } from './explainSystemError.ts'
import { formatProblem } from './formatProblem.ts'

/**
 * Authors' mistakes are printed plainly; the program's own with their stack.
 *
 * @param contentDir absolute; files are named from there
 * @param outcome what follows from errors of authors
 */
export function printError(
  thrown: unknown,
  contentDir: string,
  outcome?: string
): void {
  const error = explainSystemError(thrown) ?? thrown
  if (error instanceof SiteErrors) {
    for (const problem of error.errors) {
      console.error(`error: ${formatProblem(problem, contentDir)}\n`)
    }
    const count = error.errors.length
    const errors = `${count} ${count === 1 ? 'error' : 'errors'}`
    console.error(outcome ? `${errors}; ${outcome}.` : `${errors}.`)
  } else if (error instanceof SiteError) {
    console.error(`error: ${formatProblem(error, contentDir)}`)
  } else {
    console.error(error)
  }
}
