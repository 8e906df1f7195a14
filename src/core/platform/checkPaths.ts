import type { Diagnostic } from '../model/diagnostic.ts'

/** Characters that are part of the bundler's request syntax. */
const UNSAFE = /[#?!\\\p{Cc}]/u

/**
 * Find a character in a path that has a meaning in the bundler's request syntax:
 * modules below such a path appear to be missing.
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
export function checkPaths(options: {
  readonly contentDir: string
  readonly out: string
  readonly cacheDir: string
}): Diagnostic | undefined {
  const { contentDir, out, cacheDir } = options
  const found: readonly (readonly [string, string | undefined])[] = [
    [contentDir, findUnsafeCharacter(contentDir)],
    [contentDir, /node_modules(?=[\\/]|$)/.exec(contentDir)?.[0]],
    ...[out, cacheDir].map(
      folder => [folder, /\[[\w:]+\]/.exec(folder)?.[0]] as const
    )
  ]
  const [folder, part] = found.find(([, part]) => part !== undefined) ?? []
  if (part === undefined) return undefined
  return {
    severity: 'error',
    message: `The bundler can't use the folder ${JSON.stringify(folder)}, because its path contains ${JSON.stringify(part)}.`,
    hint: 'Rename the folder, or choose another one.'
  }
}
