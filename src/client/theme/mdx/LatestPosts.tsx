import { formatDate } from '../../../model/formatDate.ts'
import { usePage } from '../../state/PageContext.tsx'
import { useSite } from '../../state/siteContext.tsx'

/** List the newest posts on the landing page. */
export function LatestPosts() {
  const { route } = usePage().page
  const { locale } = useSite()
  if (route.kind !== 'landing' || route.latestPosts.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it without bullets.
    <ul className="latest-posts" role="list">
      {route.latestPosts.map(({ title, description, href, date }) => (
        <li key={href}>
          <time dateTime={date}>{formatDate(date, 'long', locale)}</time>
          <a href={href}>{title}</a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
