import type { ApiEntries } from './apiMember.ts'

/**
 * Find the first minor version that a package's `@since` tags name. It says
 * nothing about a member, because nearly all of them have it.
 *
 * @returns undefined without such a tag
 */
export function findFirstMinor(entries: ApiEntries): string | undefined {
  return [...entries.values()]
    .flatMap(entry => [entry, ...(entry.shape?.members ?? [])])
    .flatMap(({ doc }) => (doc.since === undefined ? [] : toMinor(doc.since)))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))[0]
}

/**
 * Shorten a version to its minor version.
 *
 * @example toMinor('2.10.3') // '2.10'
 */
export function toMinor(version: string): string {
  return version.split('.').slice(0, 2).join('.')
}
