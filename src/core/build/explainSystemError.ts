import { SiteError } from '../model/errors.ts'

/**
 * What the system refuses for reasons outside the program, as Node says it, and
 * as the bundler does: a full disk, missing rights, a file in place of a folder,
 * a mount point, which can't be renamed, a name that is too long, or too many open
 * files.
 */
const REFUSAL =
  /\bE(?:NOSPC|DQUOT|ROFS|ACCES|PERM|BUSY|NOTDIR|EXIST|MFILE|NAMETOOLONG|LOOP|IO|NXIO):|^ENOENT:.* mk(?:dir|dtemp) |\(os error 28\)/

/**
 * Explain an error of the system in its own words: it isn't a fault of the
 * program and needs no stack.
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
