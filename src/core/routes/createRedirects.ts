import type { Site } from '../site/site.ts'
import { createAddressKey, listAddresses } from './addresses.ts'
import { createFolderRedirects } from './createFolderRedirects.ts'
import { listRedirects } from './listRedirects.ts'
import type { PlannedRoute } from './plannedRoute.ts'
import type { Redirect } from './redirect.ts'

/**
 * Create the redirects: configured ones and aliases of pages. Unless in use, `/`
 * and the docs root redirect to the main doc, and docs folders to their first
 * page.
 */
export function createRedirects(
  site: Site,
  routes: readonly PlannedRoute[]
): readonly Redirect[] {
  const written = listRedirects(site, routes).map(({ from, to }) => ({
    from,
    to
  }))
  const taken = new Set(
    [
      ...listAddresses(site, routes).map(({ pathname }) => pathname),
      ...written.map(({ from }) => from)
    ].map(createAddressKey)
  )
  const last = site.versions.find(({ data }) => data.isLast)
  const roots = [
    { from: '/', to: last?.mainDoc?.pathname },
    ...site.versions.map(({ basePath, mainDoc }) => ({
      from: basePath,
      to: mainDoc?.pathname
    }))
  ].flatMap(({ from, to }) =>
    to === undefined || from === '' || taken.has(createAddressKey(from))
      ? []
      : [{ from, to }]
  )
  for (const { from } of roots) taken.add(createAddressKey(from))
  return [...roots, ...createFolderRedirects(site, taken), ...written]
}
