import { SiteError, SiteErrors } from '../model/errors.ts'
import { explainSystemError } from './explainSystemError.ts'
import { formatProblem, selectPrinted } from './formatProblem.ts'

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
    const { shown, more } = selectPrinted(error.errors)
    for (const problem of shown) {
      console.error(`error: ${formatProblem(problem, contentDir)}\n`)
    }
    for (const line of more) console.error(`${line}\n`)
    const count = error.errors.length
    const errors = `${count} ${count === 1 ? 'error' : 'errors'}`
    console.error(outcome ? `${errors}; ${outcome}.` : `${errors}.`)
  } else if (error instanceof SiteError) {
    console.error(`error: ${formatProblem(error, contentDir)}`)
  } else {
    console.error(error)
  }
}
