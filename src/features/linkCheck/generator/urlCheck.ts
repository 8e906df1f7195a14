import type { FinishedLocale } from '../../../core/build/locale.ts'
import type { SiteError } from '../../../core/model/errors.ts'
import { createBaseUrl } from '../../../core/model/paths.ts'
import type { Site } from '../../../core/site/site.ts'
import { findVanishedUrls } from './findVanishedUrls.ts'
import { listPublishedPages } from './listPublishedPages.ts'
import { type PublishedPage, readUrlsLock, writeUrlsLock } from './urlsLock.ts'

type CheckedLocale = Pick<FinishedLocale, 'site' | 'pages' | 'redirects'>

/**
 * Find published addresses of a locale that have disappeared. A site without
 * `urls.lock` has no published addresses.
 */
export async function checkUrls({
  site,
  pages,
  redirects
}: CheckedLocale): Promise<readonly SiteError[]> {
  const prefix = createPrefix(site)
  const published = await readUrlsLock(site.content.root)
  return findVanishedUrls(
    { pages, redirects, prefix },
    published.filter(page => isBelow(page, site))
  )
}

/** Record the current addresses of all locales as published. */
export async function updateUrls(
  locales: readonly CheckedLocale[]
): Promise<void> {
  const [first] = locales
  if (first === undefined) return
  const { root } = first.site.content
  const published = await readUrlsLock(root)
  const current = locales.flatMap(({ site, pages, redirects }) =>
    listPublishedPages(
      { pages, redirects, prefix: createPrefix(site) },
      published.filter(page => isBelow(page, site))
    )
  )
  await writeUrlsLock(root, current)
}

/** A locale's path below the site's base: `/` or `/fr/`. */
function createPrefix({ client, content }: Site): string {
  const base = createBaseUrl(content.config.baseUrl)
  return `/${client.baseUrl.slice(base.length)}`
}

/** Whether a page belongs to the locale; by default it's in the first one. */
function isBelow({ pathname }: PublishedPage, site: Site): boolean {
  const prefix = createPrefix(site)
  if (prefix !== '/') return pathname.startsWith(prefix)
  const [, ...others] = site.content.config.locales
  return !others.some(({ name }) => pathname.startsWith(`/${name}/`))
}
