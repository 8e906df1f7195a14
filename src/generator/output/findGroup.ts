import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'

/**
 * Find what a page is listed under: the navbar's label for its sidebar, or the
 * sidebar's id.
 */
export function findGroup({ route }: PlannedRoute, site: Site): string {
  if (route.kind !== 'doc' && route.kind !== 'category') {
    return route.kind === 'landing' ? site.client.title : site.client.blogTitle
  }
  const item = site.client.navbar.items.find(
    candidate =>
      candidate.kind === 'link' &&
      candidate.active.sidebar !== undefined &&
      candidate.active.sidebar === route.sidebar
  )
  const label = item?.kind === 'link' ? item.label : undefined
  return label ?? route.sidebar ?? site.client.title
}
