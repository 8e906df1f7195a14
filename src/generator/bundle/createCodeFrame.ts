/** Lines shown above and below the place. */
const CONTEXT = 2

/**
 * Show a place in its source, with a mark below the column.
 *
 * @param place line and column, from 1
 * @returns numbered lines, or nothing when the source has no such line
 */
export function createCodeFrame(
  source: string,
  place: { readonly line: number; readonly column: number }
): string {
  const lines = source.split(/\r?\n/)
  if (lines[place.line - 1] === undefined) return ''
  const start = Math.max(0, place.line - 1 - CONTEXT)
  const end = Math.min(lines.length, place.line + CONTEXT)
  const width = String(end).length
  return lines
    .slice(start, end)
    .flatMap((line, index) => {
      const number = start + index + 1
      const isPlace = number === place.line
      const numbered = `${isPlace ? '>' : ' '} ${String(number).padStart(width)} | ${line}`
      if (!isPlace) return [numbered]
      const mark = `  ${' '.repeat(width)} | ${' '.repeat(place.column - 1)}^`
      return [numbered, mark]
    })
    .join('\n')
}
