import type { RenderedPage } from '../../../core/build/prerender/prerenderPages.ts'
import type { SiteError } from '../../../core/model/errors.ts'
import { createBaseUrl } from '../../../core/model/paths.ts'
import type { PlannedLocale } from '../../../core/routes/createLocales.ts'
import type { Redirect } from '../../../core/routes/redirect.ts'
import { findVanishedUrls } from './findVanishedUrls.ts'
import { listPublishedPages } from './listPublishedPages.ts'
import { type PublishedPage, readUrlsLock, writeUrlsLock } from './urlsLock.ts'

/** Checks that addresses published earlier still exist. */
export interface UrlCheck {
  /** Compare a locale's pages; find what has vanished. */
  readonly check: (built: {
    readonly pages: readonly RenderedPage[]
    readonly redirects: readonly Redirect[]
    /** The locale's. */
    readonly baseUrl: string
    /** Whether every page was compiled and rendered. */
    readonly isWhole: boolean
  }) => readonly SiteError[]
  /** Write the currently published addresses, if requested. */
  readonly write: () => Promise<void>
}

/** Create the check. A site without `urls.lock` has nothing to check. */
export async function createUrlCheck(
  options: { readonly contentDir: string; readonly updateUrls?: boolean },
  locales: readonly PlannedLocale[]
): Promise<UrlCheck> {
  const { contentDir, updateUrls = false } = options
  const published = await readUrlsLock(contentDir)
  const baseUrl = createBaseUrl(locales[0]?.site.content.config.baseUrl ?? '/')
  const createPrefix = (localeBase: string) =>
    `/${localeBase.slice(baseUrl.length)}`
  const prefixes = locales.map(({ site }) => createPrefix(site.client.baseUrl))
  const now: PublishedPage[] = []
  return {
    check: ({ isWhole, baseUrl: localeBase, pages, redirects }) => {
      const prefix = createPrefix(localeBase)
      const built = { pages, redirects, prefix }
      const before = published.filter(
        ({ pathname }) => findPrefix(pathname, prefixes) === prefix
      )
      if (!updateUrls) return isWhole ? findVanishedUrls(built, before) : []
      now.push(...listPublishedPages(built, before))
      return []
    },
    write: async () => {
      if (updateUrls) await writeUrlsLock(contentDir, now)
    }
  }
}

/** The longest is that of the locale: one of them is `/`. */
function findPrefix(pathname: string, prefixes: readonly string[]): string {
  return prefixes
    .filter(prefix => pathname.startsWith(prefix))
    .reduce((one, other) => (other.length > one.length ? other : one), '')
}
