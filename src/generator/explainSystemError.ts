import { SiteError } from '../model/errors.ts'

/** What the system refuses, and what authors can do about it. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^E(?:NOSPC|DQUOT)$/, 'Make room, or choose another disk'],
  [/^E(?:ROFS|ACCES|PERM)$/, 'Let the build write there, or choose folders'],
  // A mount point, such as a container volume, can't be renamed.
  [/^EBUSY$/, 'Name a folder in it, or choose another'],
  [/^EMFILE$/, 'Allow more open files with "ulimit -n 4096", or choose folders']
]

/**
 * Tell what the system refused, in its own words: that is no fault of the
 * program, and needs no stack.
 *
 * @returns undefined for other errors
 */
export function explainSystemError(error: unknown): SiteError | undefined {
  if (!(error instanceof Error)) return undefined
  // The bundler has no codes.
  const isFull = /os error 28\b/.test(error.message)
  const code = 'code' in error ? String(error.code) : isFull ? 'ENOSPC' : ''
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(code)) ?? []
  if (remedy === undefined) return undefined
  return new SiteError(`${error.message}.`, {
    remedy: `${remedy} with --out and --cache.`,
    cause: error
  })
}
