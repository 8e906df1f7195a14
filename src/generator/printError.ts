import { formatSiteError, SiteError, SiteErrors } from '../model/errors.ts'
import { explainSystemError } from './explainSystemError.ts'

/** Authors' mistakes are printed plainly; the program's own with their stack. */
export function printError(thrown: unknown): void {
  const error = explainSystemError(thrown) ?? thrown
  if (error instanceof SiteErrors) {
    for (const problem of error.errors) {
      console.error(`error: ${formatSiteError(problem)}\n`)
    }
    const count = error.errors.length
    console.error(
      `${count} ${count === 1 ? 'error' : 'errors'}; nothing was written.`
    )
  } else if (error instanceof SiteError) {
    console.error(`error: ${formatSiteError(error)}`)
  } else {
    console.error(error)
  }
}
