import { SiteError, SiteErrors } from '../model/errors.ts'
import { explainSystemError } from './explainSystemError.ts'
import { formatProblem } from './formatProblem.ts'

/**
 * Authors' mistakes are printed plainly; the program's own with their stack.
 *
 * @param contentDir absolute; files are named from there
 */
export function printError(thrown: unknown, contentDir: string): void {
  const error = explainSystemError(thrown) ?? thrown
  if (error instanceof SiteErrors) {
    for (const problem of error.errors) {
      console.error(`error: ${formatProblem(problem, contentDir)}\n`)
    }
    const count = error.errors.length
    console.error(
      `${count} ${count === 1 ? 'error' : 'errors'}; nothing was written.`
    )
  } else if (error instanceof SiteError) {
    console.error(`error: ${formatProblem(error, contentDir)}`)
  } else {
    console.error(error)
  }
}
