import { SiteError } from '../../../model/errors.ts'
import { groupBy } from '../../../model/groupBy.ts'

/**
 * Say once what is wrong in the same way in many places, at the first of them,
 * with the others below.
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
    const lines = [first.remedy, 'The same at:', ...places]
    return [
      new SiteError(first.message, {
        place: first.place,
        remedy: lines.filter(Boolean).join('\n'),
        cause: first.cause
      })
    ]
  })
}
