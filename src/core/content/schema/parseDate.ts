/**
 * Parse a date in front matter; without a time zone it's UTC (behavior 2.4.2).
 *
 * @returns ISO 8601, or undefined for an invalid date
 */
export function parseDate(
  value: string | Date | undefined
): string | undefined {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value.trim() : value.toISOString()
  // 02/03/2025 is ambiguous.
  if (/^\d+\/\d+\/|^\d{5}/.test(text)) return undefined
  const [, day] = /^\d{4}-\d{2}-(\d{2})/.exec(text) ?? []
  const hasTime = /\d{2}:\d{2}/.test(text)
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  const date = new Date(hasTime && !hasZone ? `${text}Z` : text)
  if (Number.isNaN(date.getTime())) return undefined
  // JavaScript parses February 30 as March 2.
  const hasRolledOver =
    !hasTime && day !== undefined && date.getUTCDate() !== +day
  return hasRolledOver ? undefined : date.toISOString()
}
