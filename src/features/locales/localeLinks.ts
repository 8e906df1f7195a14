import { createAlternateTag, type HeadTag } from '../../core/model/head.ts'
import { encodeHref, toAbsoluteUrl } from '../../core/model/paths.ts'
import type { Route } from '../../core/model/route.ts'
import type { ClientSite } from '../../core/model/site.ts'

/** Link all locales of a page for search engines, and name the default. */
export function listLocaleLinks(
  site: ClientSite,
  route: Route
): readonly HeadTag[] {
  const links = site.locales.flatMap(({ name, htmlLang }) => {
    const href = route.locales?.[name]
    return href === undefined
      ? []
      : [{ hreflang: htmlLang, href: site.url + encodeHref(href) }]
  })
  const own = {
    hreflang: site.locale.htmlLang,
    href: toAbsoluteUrl(site, route.pathname)
  }
  const [first = own, ...others] = links
  return [first, ...others, { ...first, hreflang: 'x-default' }].map(
    createAlternateTag
  )
}
