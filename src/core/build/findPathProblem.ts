import { SiteError } from '../model/errors.ts'

/** Characters that are part of the bundler's request syntax. */
const UNSAFE = /[#?!\\\p{Cc}]/u

/**
 * Find a character in a path that the bundler would misread, reporting existing
 * modules as missing.
 *
 * @returns the character, or undefined
 */
export function findUnsafeCharacter(file: string): string | undefined {
  return UNSAFE.exec(file)?.[0]
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
  const character = findUnsafeCharacter(contentDir) ?? installed
  if (character !== undefined) return createPathProblem(contentDir, character)
  for (const folder of [out, cacheDir]) {
    const [placeholder] = /\[[\w:]+\]/.exec(folder) ?? []
    if (placeholder !== undefined) return createPathProblem(folder, placeholder)
  }
  return undefined
}

function createPathProblem(folder: string, character: string): SiteError {
  return new SiteError(
    `The bundler can't use the folder ${JSON.stringify(folder)}, because its path contains ${JSON.stringify(character)}.`,
    { remedy: 'Rename the folder, or choose another one.' }
  )
}
