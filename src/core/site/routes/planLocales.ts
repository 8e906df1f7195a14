import type { Content } from '../../content/content.ts'
import { DiagnosticError, formatDiagnostic } from '../../model/diagnostic.ts'
import { type Href, toHref, toPathnameKey } from '../../model/paths.ts'
import type { ClientSite } from '../../model/site.ts'
import type { PlannedRoute } from './plannedRoute.ts'
import { planRedirects, type Redirect } from './planRedirects.ts'
import { planSite, type SiteWithRoutes } from './planSite.ts'

/** What to build for one locale: the site with all references resolved, and its pages. */
export interface LocalePlan extends SiteWithRoutes {
  readonly redirects: readonly Redirect[]
  /** Pages of the other locales, with base URLs. */
  readonly otherLocaleHrefs: readonly Href[]
}

/**
 * Plan the site of every locale, and link the translations of each page.
 *
 * @throws DiagnosticError with all mistakes found in the content so far, those of all
 * locales
 */
export function planLocales(content: Content): readonly LocalePlan[] {
  const localeSites = dropReported(
    mapWithAllDiagnostics(content.config.locales, ({ name }) =>
      planSite(content, { withDrafts: false, locale: name })
    )
  )
  const locales = linkLocales(localeSites).map(({ site, routes }) => ({
    site,
    routes,
    hrefs: routes.map(({ route }) =>
      toHref(site.client.baseUrl, route.pathname)
    )
  }))
  return locales.map(({ site, routes }) => ({
    site,
    routes,
    redirects: planRedirects(site, routes),
    otherLocaleHrefs: locales
      .filter(other => other.site !== site)
      .flatMap(({ hrefs }) => hrefs)
  }))
}

/**
 * Map items, also those after one with mistakes.
 *
 * @throws DiagnosticError with the mistakes of all items
 */
function mapWithAllDiagnostics<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result
): readonly Result[] {
  const errors: DiagnosticError[] = []
  const results = items.flatMap(item => {
    try {
      return [map(item)]
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error
      errors.push(error)
      return []
    }
  })
  const [first, ...others] = errors
  if (first === undefined) return results
  if (others.length === 0) throw first
  // Pages that aren't translated have the same mistakes in each locale.
  const byText = new Map(
    errors
      .flatMap(({ diagnostics }) => diagnostics)
      .map(each => [formatDiagnostic(each), each])
  )
  throw new DiagnosticError([...byText.values()])
}

/**
 * Drop the diagnostics of each locale that an earlier one has, too. If a
 * translation inherits front matter, its mistakes are placed in the translation, so
 * compare by the untranslated file.
 */
function dropReported(
  sites: readonly SiteWithRoutes[]
): readonly SiteWithRoutes[] {
  const reported = new Set<string>()
  return sites.map(planned => {
    const { site, routes } = planned
    const originals = new Map<string, string>(
      routes.flatMap(({ source }) =>
        source?.original ? [[source.file, source.original] as const] : []
      )
    )
    const keyed = site.diagnostics.map(diagnostic => {
      const { message, place } = diagnostic
      const file = place && (originals.get(place.file) ?? place.file)
      return { diagnostic, key: JSON.stringify([message, file]) }
    })
    const unreported = keyed.filter(({ key }) => !reported.has(key))
    for (const { key } of unreported) reported.add(key)
    const diagnostics = unreported.map(({ diagnostic }) => diagnostic)
    return { ...planned, site: { ...site, diagnostics } }
  })
}

/** The pages of one locale. */
interface LocaleRoutes {
  readonly site: {
    readonly client: Pick<ClientSite, 'baseUrl' | 'locale'>
  }
  readonly routes: readonly PlannedRoute[]
}

/**
 * Add the hrefs of its translations to each page, for the locale dropdown and
 * search engines. Pages of a file and its translations belong together, even if
 * their pathnames differ.
 *
 * @returns the locales with linked routes; a single one unchanged
 */
export function linkLocales<Locale extends LocaleRoutes>(
  locales: readonly Locale[]
): readonly Locale[] {
  if (locales.length < 2) return locales
  const hrefs = new Map<string, Readonly<Record<string, Href>>>()
  for (const { site, routes } of locales) {
    const { baseUrl, locale } = site.client
    for (const planned of routes) {
      const key = toTranslationKey(planned)
      const href = toHref(baseUrl, planned.route.pathname)
      hrefs.set(key, { ...hrefs.get(key), [locale.name]: href })
    }
  }
  return locales.map(each => ({
    ...each,
    routes: each.routes.map(planned => {
      const { route } = planned
      if (route.isInternal) return planned
      return {
        ...planned,
        route: { ...route, locales: hrefs.get(toTranslationKey(planned)) }
      }
    })
  }))
}

function toTranslationKey({ source, route }: PlannedRoute): string {
  return source === undefined
    ? toPathnameKey(route.pathname)
    : `file ${source.original ?? source.file}`
}
