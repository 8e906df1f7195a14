import { SiteError } from '../model/errors.ts'

/** What the bundler reads as parts of its own syntax. */
const SYNTAX = /[#?!\\\p{Cc}]/u

/**
 * Find what the bundler can't read in the path of a folder or of a page: it would
 * say that modules don't exist that do.
 *
 * @returns the character, or undefined
 */
export function findSyntax(file: string): string | undefined {
  return SYNTAX.exec(file)?.[0]
}

/**
 * Find a folder whose path the bundler would misread.
 *
 * @param options absolute paths
 */
export function findPathProblem({
  contentDir,
  out,
  cacheDir
}: {
  readonly contentDir: string
  readonly out: string
  readonly cacheDir: string
}): SiteError | undefined {
  const [installed] = /node_modules(?=[\\/]|$)/.exec(contentDir) ?? []
  const sign = findSyntax(contentDir) ?? installed
  if (sign !== undefined) return createPathProblem(contentDir, sign)
  for (const folder of [out, cacheDir]) {
    const [placeholder] = /\[[\w:]+\]/.exec(folder) ?? []
    if (placeholder !== undefined) return createPathProblem(folder, placeholder)
  }
  return undefined
}

function createPathProblem(folder: string, sign: string): SiteError {
  return new SiteError(
    `The bundler can't use the folder ${JSON.stringify(folder)}, because its path contains ${JSON.stringify(sign)}.`,
    { remedy: 'Rename the folder, or choose another one.' }
  )
}
