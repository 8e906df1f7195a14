import {
  appendQueryAndHash,
  type MenuGroup,
  toEntries,
  toNavbarLink
} from '../../../core/client/shell/menuGroup.ts'
import type {
  MenuEntry,
  NavbarContext
} from '../../../core/client/shell/toMenuEntry.ts'
import type { NavbarFeature } from '../../../core/model/navbar.ts'
import { type Href, toHref } from '../../../core/model/paths.ts'
import type { Route } from '../../../core/model/route.ts'
import type { ClientSite } from '../../../core/model/site.ts'
import * as texts from '../../../core/model/texts.ts'

type LocaleSite = Pick<ClientSite, 'baseUrl' | 'locale' | 'locales'>

/** Build the language menu; entries load a document (behavior 2.6.11). */
export function buildLocaleGroup(
  { before, after }: NavbarFeature,
  place: NavbarContext
): MenuGroup {
  const { site, route, location } = place
  const page = { route, pathname: location.pathname }
  const locales = site.locales.map(({ name, label, htmlLang }): MenuEntry => {
    const href = appendQueryAndHash(toLocaleHref(site, name, page), location)
    return {
      kind: 'entry',
      link: toNavbarLink(label, href),
      isActive: name === site.locale.name,
      lang: htmlLang,
      target: '_self'
    }
  })
  return {
    label: site.locale.label,
    menuLabel: texts.languages,
    icon: 'globe',
    isActive: false,
    entries: [
      ...toEntries(before, place),
      ...locales,
      ...toEntries(after, place)
    ]
  }
}

/**
 * Create a page's address in another locale: the same page, or the home page if
 * that locale lacks it. Paths without a page stay the same (behavior 2.6.11).
 *
 * @param name of the locale
 * @param page its route, and its path in the address bar without the base
 */
export function toLocaleHref(
  site: LocaleSite,
  name: string,
  { route, pathname }: { readonly route: Route; readonly pathname: string }
): Href {
  const known = route.locales?.[name]
  if (known !== undefined) return known
  const isPage = route.locales !== undefined
  return toHref(createLocaleBase(site, name), isPage ? '/' : pathname)
}

/** The first locale is at the base itself, the others are below it. */
function createLocaleBase(
  { baseUrl, locale, locales }: LocaleSite,
  name: string
): string {
  const first = locales[0]?.name
  const base =
    locale.name === first ? baseUrl : baseUrl.slice(0, -locale.name.length - 1)
  return name === first ? base : `${base}${name}/`
}
