import type { LastUpdated, ShownUpdate } from '../model/route.ts'
import type { ClientSite, Locale } from '../model/site.ts'

/** How to format a date (behavior 2.4.9). */
export type DateStyle = 'long' | 'medium' | 'monthDay'

const STYLES = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  monthDay: { month: 'long', day: 'numeric' }
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>

/**
 * Format a date in the site's locale, in UTC, so the server and readers in
 * every time zone see the same day.
 *
 * @param date ISO 8601
 * @example formatDate('2025-01-20T00:00:00Z', 'long', en) // 'January 20, 2025'
 */
export function formatDate(
  date: string,
  style: DateStyle,
  locale: Pick<Locale, 'htmlLang' | 'calendar'>
): string {
  return new Intl.DateTimeFormat(locale.htmlLang, {
    ...STYLES[style],
    calendar: locale.calendar,
    timeZone: 'UTC'
  }).format(new Date(date))
}

/** Add the date formatted in the site's language. */
export function formatLastUpdated(
  update: LastUpdated,
  { locale }: Pick<ClientSite, 'locale'>
): ShownUpdate {
  const { date } = update
  return date === undefined
    ? update
    : { ...update, day: formatDate(date, 'medium', locale) }
}
