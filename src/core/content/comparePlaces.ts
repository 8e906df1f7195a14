import type { Diagnostic } from '../model/diagnostic.ts'

/** Compare the places of diagnostics or links: by file, then by line and column. */
export function comparePlaces(
  { place }: Pick<Diagnostic, 'place'>,
  { place: other }: Pick<Diagnostic, 'place'>
): number {
  return (
    compareNaturally(place?.file ?? '', other?.file ?? '') ||
    (place?.line ?? 0) - (other?.line ?? 0) ||
    (place?.column ?? 0) - (other?.column ?? 0)
  )
}

const collator = new Intl.Collator('en', { numeric: true })

/** Compare as people sort, so `docs/2` comes before `docs/10`. */
export function compareNaturally(one: string, other: string): number {
  return collator.compare(one, other)
}
