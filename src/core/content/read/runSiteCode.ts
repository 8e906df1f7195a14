import { DiagnosticError } from '../../model/diagnostic.ts'
import { trackEnvironment } from '../../platform/cache/trackEnvironment.ts'
import { runReported } from '../../platform/supervision.ts'
import { findStackPlace } from './findStackPlace.ts'

/** Code of a site that the generator calls. */
export interface SiteCode {
  /** As in messages: `hook "routes" of the feature "glossary"`. */
  readonly name: string
  /** The code's module, relative to the content folder. */
  readonly file: string
  /** Absolute path of the content folder. */
  readonly contentDir: string
  /** Absolute path of the module's folder. */
  readonly folder?: string
  readonly hint: string
}

/**
 * Call code of a site. If it never returns, the supervisor names it; if it throws,
 * the error does.
 *
 * @param check may throw DiagnosticError if the result is wrong
 * @throws DiagnosticError
 */
export function runSiteCode<Value>(
  code: SiteCode,
  run: () => Value,
  check: (value: Awaited<Value>) => void = () => {}
): Value {
  return runReported(`runs the ${code.name} in`, code.file, () => {
    let value: Value
    try {
      value = trackEnvironment(run)
    } catch (error) {
      throw blame(code, error)
    }
    if (!(value instanceof Promise)) {
      check(value as Awaited<Value>)
      return value
    }
    return value.then(
      settled => {
        check(settled)
        return settled
      },
      error => {
        throw blame(code, error)
      }
    ) as Value
  })
}

/**
 * Name the code that threw an error. Mistakes that it reports on purpose pass
 * unchanged: `DiagnosticError`, and messages about a page (`file.fail`).
 */
export function blame(code: SiteCode, error: unknown): unknown {
  if (error instanceof DiagnosticError) return error
  if (isDiagnosticError(error)) return new DiagnosticError(error.diagnostics)
  if (error instanceof Error && 'reason' in error) return error
  const { contentDir, folder, file, name, hint } = code
  return new DiagnosticError({
    message: `The ${name} throws ${describeThrown(error)}`,
    place: findStackPlace(error, `${contentDir}/`, folder) ?? { file },
    hint,
    cause: error
  })
}

/** A feature's `DiagnosticError` is another class, because it's loaded separately. */
function isDiagnosticError(error: unknown): error is DiagnosticError {
  return error instanceof Error && error.name === 'DiagnosticError'
}

function describeThrown(thrown: unknown): string {
  if (typeof thrown === 'object' && !(thrown instanceof Error)) {
    return `${thrown === null ? 'null' : 'an object'} instead of an error.`
  }
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  const [first = ''] = text.trim().split('\n')
  return `an error: ${first.replace(/\.$/, '')}.`
}
