import type { Content } from '../../../core/content/content.ts'
import { createHref, type Href } from '../../../core/model/paths.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import { planSite } from '../../../core/routes/planSite.ts'
import type { Site } from '../../../core/site/site.ts'
import { linkLocales } from './linkLocales.ts'

/** One locale's site with its pages. */
export interface PlannedLocale {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  /** Pages of the other locales, with their bases. */
  readonly otherLocales: readonly Href[]
}

/**
 * Create the site of every locale, with pages that link to each other.
 *
 * @throws SiteErrors with every mistake found in the content so far
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
