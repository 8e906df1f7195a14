import { type Diagnostic, DiagnosticError } from '../model/diagnostic.ts'
import { printDiagnostics } from './printDiagnostic.ts'

/**
 * Print any thrown value as one message. `DEBUG=1` adds the stack.
 *
 * @param contentDir absolute; file names are relative to it
 * @param outcome consequence to print after authors' errors
 */
export function reportError(
  thrown: unknown,
  contentDir: string,
  outcome?: string
): void {
  const { diagnostics, isCollected } = explain(thrown)
  const texts = printDiagnostics(diagnostics, contentDir)
  console.error(texts.join('\n\n'))
  if (isCollected) {
    const count = diagnostics.length
    const errors = `${count} ${count === 1 ? 'error' : 'errors'}`
    console.error(outcome ? `\n${errors}; ${outcome}.` : `\n${errors}.`)
  }
  if (process.env.DEBUG) console.error(thrown)
}

function explain(thrown: unknown): DiagnosticError {
  if (thrown instanceof DiagnosticError) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return new DiagnosticError(
    explainSystemError(thrown) ?? {
      message: `The generator failed: ${message.trim()}`,
      hint: 'This is a bug in the generator, not in your content. Please report it with the stack trace, which DEBUG=1 prints.'
    }
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
export function explainSystemError(error: unknown): Diagnostic | undefined {
  if (!(error instanceof Error) || !REFUSAL.test(error.message)) {
    return undefined
  }
  const message = error.message.replaceAll(/[\s│×]+/g, ' ').trim()
  return {
    severity: 'error',
    message: `${message}.`,
    hint: 'Check free space, permissions and limits, or choose other folders with --out and --cache.',
    cause: error
  }
}
