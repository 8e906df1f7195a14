import { usePage } from '../../../core/client/state/PageContext.tsx'

/** List the newest posts on the landing page. */
export function LatestPosts() {
  const { route } = usePage().page
  if (route.kind !== 'landing' || route.latestPosts === undefined) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it without bullets.
    <ul className="latest-posts" role="list">
      {route.latestPosts.map(({ title, description, href, date, day }) => (
        <li key={href}>
          <time dateTime={date}>{day}</time>
          <a href={href}>{title}</a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
