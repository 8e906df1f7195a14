import type { SiteError } from '../../model/errors.ts'
import { createBaseUrl } from '../../model/paths.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import type { PlannedLocale } from '../routes/createLocales.ts'
import type { Redirect } from '../routes/createRoutes.ts'
import { findVanishedUrls } from './findVanishedUrls.ts'
import { listPublishedPages } from './listPublishedPages.ts'
import { type PublishedPage, readUrlsLock, writeUrlsLock } from './urlsLock.ts'

/** Holds a build to the addresses that were published before it. */
export interface UrlCheck {
  /** Compare a locale's pages; find what has vanished. */
  readonly check: (built: {
    readonly pages: readonly RenderedPage[]
    readonly redirects: readonly Redirect[]
    /** Of the locale. */
    readonly baseUrl: string
    /** Every page could be compiled and rendered. */
    readonly isWhole: boolean
  }) => readonly SiteError[]
  /** Write what is published now, if that was asked for. */
  readonly write: () => Promise<void>
}

/** Create the check; a site without `urls.lock` is not held to anything. */
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
    check: ({ isWhole, baseUrl: localeBase, ...built }) => {
      const located = { ...built, prefix: createPrefix(localeBase) }
      now.push(...listPublishedPages(located, published ?? []))
      if (updateUrls || published === undefined || !isWhole) return []
      return findVanishedUrls(located, published, prefixes)
    },
    write: async () => {
      if (updateUrls) await writeUrlsLock(contentDir, now)
    }
  }
}
