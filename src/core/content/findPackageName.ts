/**
 * Find the name of the package in an import specifier.
 *
 * @param specifier a bare specifier
 * @example findPackageName('@scope/name/file.md') // '@scope/name'
 */
export function findPackageName(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
