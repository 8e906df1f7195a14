import { SiteError } from '../../model/errors.ts'
import { groupBy } from '../../model/groupBy.ts'

const MAX_PLACES = 50

/**
 * Merge problems that differ only in place: report the first one, with a list of
 * the other places.
 */
export function groupRepeated(
  errors: readonly SiteError[]
): readonly SiteError[] {
  const groups = groupBy(errors, ({ message, remedy }) =>
    JSON.stringify([message, remedy])
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? []
    const places = others.flatMap(({ place }) =>
      place === undefined
        ? []
        : [[place.file, place.line, place.column].filter(Boolean).join(':')]
    )
    if (places.length === 0) return [first]
    const shown = places.slice(0, MAX_PLACES)
    const rest = places.length - shown.length
    const more = rest > 0 ? `and ${rest.toLocaleString('en')} more` : undefined
    const lines = [first.remedy, 'Also at:', ...shown, more]
    return [
      new SiteError(first.message, {
        place: first.place,
        remedy: lines.filter(Boolean).join('\n'),
        cause: first.cause
      })
    ]
  })
}
