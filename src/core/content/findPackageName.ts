/**
 * Find the package that an import asks for, as it is installed.
 *
 * @param specifier of an import, without a path of its own
 * @example findPackageName('@scope/name/file.md') // '@scope/name'
 */
export function findPackageName(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
