import { SiteError } from '../model/errors.ts'

const problems: Readonly<Record<string, readonly [string, string]>> = {
  ENOSPC: [
    'The disk is full',
    'Make room on it, or choose another with --out and --cache.'
  ],
  EDQUOT: [
    'Your share of the disk is used up',
    'Make room, or choose another disk with --out and --cache.'
  ],
  EROFS: ['The disk is read-only', 'Choose another with --out and --cache.'],
  EACCES: [
    'There is no right to use the file',
    'Let the build use it, or choose other folders with --out and --cache.'
  ],
  EPERM: [
    'There is no right to use the file',
    'Let the build use it, or choose other folders with --out and --cache.'
  ],
  EMFILE: ['Too many files are open', 'Allow more: ulimit -n 4096.']
}

/**
 * Explain what the system refused: nothing of that is the program's own fault.
 *
 * @returns undefined for other errors
 */
export function explainSystemError(error: unknown): SiteError | undefined {
  if (!(error instanceof Error)) return undefined
  const code =
    'code' in error && typeof error.code === 'string'
      ? error.code
      : // The bundler says it in its own words.
        /os error 28\b|\bENOSPC\b/.test(error.message)
        ? 'ENOSPC'
        : ''
  const found = Object.hasOwn(problems, code) ? problems[code] : undefined
  if (found === undefined) return undefined
  const [problem, remedy] = found
  const file = 'path' in error ? `: ${String(error.path)}` : ''
  return new SiteError(`${problem}${file}.`, { remedy, cause: error })
}
