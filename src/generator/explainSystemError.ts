import { SiteError } from '../model/errors.ts'

/** What the system refuses, and what authors can do about it. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^E(?:NOSPC|DQUOT)$/, 'Make room, or choose another disk'],
  [/^E(?:ROFS|ACCES|PERM)$/, 'Let the build write there, or choose folders'],
  // A mount point, such as a container volume, can't be renamed.
  [/^EBUSY$/, 'Name a folder in it, or choose another'],
  [
    /^E(?:NOTDIR|EXIST)$/,
    'A file is where a folder should be. Remove it, or choose folders'
  ],
  [
    /^ENOENT mkdir$/,
    "The folder can't be created; the disk may be read-only. Choose folders"
  ],
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
  const code = findCode(error)
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(code)) ?? []
  if (remedy === undefined) return undefined
  const message = error.message.replaceAll(/[\s│×]+/g, ' ').trim()
  return new SiteError(`${message}.`, {
    remedy: `${remedy} with --out and --cache.`,
    cause: error
  })
}

/** The bundler has a code of its own, and the system's in its message. */
function findCode(error: Error): string {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (/os error 28\b/.test(error.message)) return 'ENOSPC'
  if (code === 'GenericFailure') {
    return /\bE[A-Z]{4,}\b/.exec(error.message)?.[0] ?? ''
  }
  // Node.js says so when it creates folders on a read-only disk.
  return code === 'ENOENT' && syscall === 'mkdir'
    ? 'ENOENT mkdir'
    : (code ?? '')
}
