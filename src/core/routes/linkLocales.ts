import { createHref, createPathnameKey, type Href } from '../model/paths.ts'
import type { ClientSite } from '../model/site.ts'
import type { PlannedRoute } from './plannedRoute.ts'

/** The pages of one locale. */
interface LocaleRoutes {
  readonly site: Pick<ClientSite, 'baseUrl' | 'locale'>
  readonly routes: readonly PlannedRoute[]
}

/**
 * Link every page with its other locales, for the locale dropdown and search
 * engines. Pages created from a file and its translations belong together,
 * whatever address a translation has.
 *
 * @returns the routes of each locale, in the given order; unchanged if there is
 * only one
 */
export function linkLocales(
  locales: readonly LocaleRoutes[]
): readonly (readonly PlannedRoute[])[] {
  if (locales.length < 2) return locales.map(({ routes }) => routes)
  const hrefs = locales.map(({ site, routes }) => ({
    name: site.locale.name,
    byKey: new Map(
      routes.map(planned => [
        createKey(planned),
        createHref(site.baseUrl, planned.route.pathname)
      ])
    )
  }))
  return locales.map(({ routes }) =>
    routes.map(planned =>
      isPage(planned)
        ? {
            ...planned,
            route: { ...planned.route, locales: findHrefs(planned, hrefs) }
          }
        : planned
    )
  )
}

/** The others are shown at the address of another page. */
function isPage({ route }: PlannedRoute): boolean {
  return !route.isInternal
}

function findHrefs(
  planned: PlannedRoute,
  locales: readonly {
    readonly name: string
    readonly byKey: ReadonlyMap<string, Href>
  }[]
): Readonly<Record<string, Href>> {
  const key = createKey(planned)
  return Object.fromEntries(
    locales.flatMap(({ name, byKey }) => {
      const href = byKey.get(key)
      return href === undefined ? [] : [[name, href] as const]
    })
  )
}

function createKey({ source, route }: PlannedRoute): string {
  return source === undefined
    ? createPathnameKey(route.pathname)
    : `file ${source.original ?? source.file}`
}
