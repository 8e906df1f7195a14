/**
 * Parse a date of the author's; one without a zone is UTC (behaviour 2.4.2).
 *
 * @returns ISO 8601, or undefined for what no calendar has
 */
export function parseDate(
  value: string | Date | undefined
): string | undefined {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value.trim() : value.toISOString()
  // Whether 02/03/2025 is in March depends on who reads it.
  if (/^\d+\/\d+\/|^\d{5}/.test(text)) return undefined
  const [, day] = /^\d{4}-\d{2}-(\d{2})/.exec(text) ?? []
  const hasTime = /\d{2}:\d{2}/.test(text)
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  const date = new Date(hasTime && !hasZone ? `${text}Z` : text)
  if (Number.isNaN(date.getTime())) return undefined
  // JavaScript reads 30 February as 2 March.
  const isRolled = !hasTime && day !== undefined && date.getUTCDate() !== +day
  return isRolled ? undefined : date.toISOString()
}
