import type { Content } from '../content/content.ts'
import { createHref, type Href } from '../model/paths.ts'
import type { Site } from '../site/site.ts'
import { linkLocales } from './linkLocales.ts'
import type { PlannedRoute } from './plannedRoute.ts'
import { planSite } from './planSite.ts'

/** The site of one locale, and its pages. */
export interface PlannedLocale {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  /** Pages of the other locales, with base URLs. */
  readonly otherLocales: readonly Href[]
}

/**
 * Create the site of every locale, and link the translations of each page.
 *
 * @throws SiteErrors with all mistakes found in the content so far
 */
export function createLocales(content: Content): readonly PlannedLocale[] {
  const planned = content.config.locales.map(({ name }) =>
    planSite(content, { withDrafts: false, locale: name })
  )
  const sites = planned.map(({ site }) => site)
  const linked = linkLocales(
    planned.map(({ site, routes }) => ({ site: site.client, routes }))
  )
  const hrefs = sites.map(({ client }, index) =>
    (linked[index] ?? []).map(({ route }) =>
      createHref(client.baseUrl, route.pathname)
    )
  )
  return sites.map((site, index) => ({
    site,
    routes: linked[index] ?? [],
    otherLocales: hrefs.filter((_, other) => other !== index).flat()
  }))
}
