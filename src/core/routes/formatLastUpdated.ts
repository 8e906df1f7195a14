import type { LastUpdated, ShownUpdate } from '../model/route.ts'
import type { ClientSite } from '../model/site.ts'
import { formatDate } from '../site/formatDate.ts'

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
