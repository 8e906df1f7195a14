import { SiteError } from '../model/errors.ts'

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
