import { SiteError, SiteErrors } from '../../model/errors.ts'
import { trackEnvironment } from '../../platform/cache/trackEnvironment.ts'
import { track } from '../../platform/progress.ts'
import { findStackPlace } from './findStackPlace.ts'

/** Code of a site that the generator calls. */
export interface SiteCode {
  /** As in messages: `hook "routes" of the feature "glossary"`. */
  readonly name: string
  /** Its module, relative to the content folder. */
  readonly file: string
  /** Absolute path of the content folder. */
  readonly root: string
  /** Absolute path of the module's folder. */
  readonly folder?: string
  readonly remedy: string
}

/**
 * Call code of a site. If it never returns, the supervisor names it; if it throws,
 * the error does.
 *
 * @param check may throw SiteError if the result is wrong
 * @throws SiteError
 */
export function runSiteCode<Value>(
  code: SiteCode,
  run: () => Value,
  check: (value: Awaited<Value>) => void = () => {}
): Value {
  return track(`runs the ${code.name} in`, code.file, () => {
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
 * unchanged: `SiteError`, and messages about a page (`file.fail`).
 */
export function blame(code: SiteCode, error: unknown): unknown {
  if (error instanceof SiteErrors) return error
  if (isSiteError(error)) return new SiteError(error.message, error)
  if (error instanceof Error && error.name === 'SiteErrors') {
    const { errors } = error as SiteErrors
    return new SiteErrors(errors.map(each => new SiteError(each.message, each)))
  }
  if (error instanceof Error && 'reason' in error) return error
  const { root, folder, file, name, remedy } = code
  return new SiteError(`The ${name} throws ${describeThrown(error)}`, {
    place: findStackPlace(error, `${root}/`, folder) ?? { file },
    remedy,
    cause: error
  })
}

/** A feature's `SiteError` is another class, because it's loaded separately. */
function isSiteError(error: unknown): error is SiteError {
  return error instanceof Error && error.name === 'SiteError'
}

function describeThrown(thrown: unknown): string {
  if (typeof thrown === 'object' && !(thrown instanceof Error)) {
    return `${thrown === null ? 'null' : 'an object'} instead of an error.`
  }
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  const [first = ''] = text.trim().split('\n')
  return `an error: ${first.replace(/\.$/, '')}.`
}
