import { SiteError, SiteErrors } from '../model/errors.ts'
import { formatProblem, formatProblems } from './formatProblem.ts'

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
    for (const text of formatProblems(error.errors, contentDir, 'error')) {
      console.error(`${text}\n`)
    }
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

/**
 * System errors with causes outside the program, as Node and the bundler word
 * them: a full disk, missing permissions, a file in place of a folder, a mount
 * point (which can't be renamed), a name that's too long, or too many open files.
 */
const REFUSAL =
  /\bE(?:NOSPC|DQUOT|ROFS|ACCES|PERM|BUSY|NOTDIR|EXIST|MFILE|NAMETOOLONG|LOOP|IO|NXIO):|^ENOENT:.* mk(?:dir|dtemp) |\(os error 28\)/

/**
 * Report a system error with its own message and without a stack, because it
 * isn't a bug.
 *
 * @returns undefined for other errors
 */
export function explainSystemError(error: unknown): SiteError | undefined {
  if (!(error instanceof Error) || !REFUSAL.test(error.message)) {
    return undefined
  }
  const message = error.message.replaceAll(/[\s│×]+/g, ' ').trim()
  return new SiteError(`${message}.`, {
    remedy:
      'Check free space, permissions and limits, or choose other folders with --out and --cache.',
    cause: error
  })
}
