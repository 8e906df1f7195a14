import { createBaseUrl, createHref, type Href } from '../../model/paths.ts'
import type { Site } from '../site/site.ts'

/**
 * Create where the same page is in every locale, and a doc in every version:
 * the dropdowns of the navbar lead there. Another version without that doc
 * answers with its main doc.
 */
export function createAlternates(
  site: Site,
  pathname: string,
  docId?: string
): {
  readonly locales: Readonly<Record<string, Href>>
  readonly versions: Readonly<Record<string, Href>>
} {
  const { config } = site.content
  const base = createBaseUrl(config.baseUrl)
  const locales = config.locales.map(({ name }, index) => [
    name,
    createHref(index === 0 ? base : `${base}${name}/`, pathname)
  ])
  const versions = site.versions.map(version => {
    const doc = version.docs.find(({ id }) => id === docId)
    const href =
      doc === undefined
        ? version.data.mainDocHref
        : createHref(site.client.baseUrl, doc.pathname)
    return [version.data.name, href]
  })
  return {
    // One entry says nothing: the page itself.
    locales: locales.length > 1 ? Object.fromEntries(locales) : {},
    versions: versions.length > 1 ? Object.fromEntries(versions) : {}
  }
}
