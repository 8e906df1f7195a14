import {
  decodeLinkIfValid,
  normalizeBaseUrl,
  type Pathname,
  toHref
} from '../../../core/model/paths.ts'
import { formatDate } from '../../../core/site/formatDate.ts'
import type { Site, SiteDoc } from '../../../core/site/site.ts'
import type { ChangedPage, ChangedRelease, NewTexts } from '../changes.ts'
import type { PageBlocks } from './addRelease.ts'
import type { TextBlock } from './readBlocks.ts'
import type { RecordedPage } from './releaseRecord.ts'

/** What these functions need to know of a site. */
export type ChangesSite = Pick<Site, 'content' | 'client' | 'data' | 'versions'>

/** List the docs whose texts are compared: listed ones of all versions. */
export function listComparedDocs({
  versions
}: Pick<Site, 'versions'>): readonly SiteDoc[] {
  return versions.flatMap(({ docs }) =>
    docs.filter(({ isUnlisted, isDraft }) => !isUnlisted && !isDraft)
  )
}

/** List the blocks of all compared docs of a locale. */
export async function listPageBlocks(
  site: ChangesSite,
  readDoc: (pathname: Pathname) => Promise<readonly TextBlock[]>
): Promise<readonly PageBlocks[]> {
  const prefix = createPrefix(site)
  return Promise.all(
    listComparedDocs(site).map(async ({ pathname }) => ({
      path: prefix + pathname,
      blocks: await readDoc(pathname)
    }))
  )
}

/** List the recorded releases that brought text to a locale, newest first. */
export function listReleases(site: ChangesSite): readonly ChangedRelease[] {
  const { releases = [] } = site.data.changes ?? {}
  const describe = createPageDescriber(site)
  return releases.flatMap(({ name, date, pages }) => {
    const changed = pages.flatMap(describe)
    const day = formatDate(date, 'long', site.client.locale)
    return changed.length === 0 ? [] : { name, date, day, pages: changed }
  })
}

/** Create a function that describes a recorded page; empty if it's not there. */
export function createPageDescriber(
  site: ChangesSite
): (page: RecordedPage) => readonly ChangedPage[] {
  const findDoc = createDocFinder(site)
  return ({ path, isWhole = false, blocks }) => {
    const doc = findDoc(path)
    if (doc === undefined) return []
    const href = toHref(site.client.baseUrl, doc.pathname)
    return [
      {
        title: doc.title,
        href,
        isWhole,
        blocks: isWhole
          ? []
          : blocks.map(({ heading, text }) => ({
              text,
              href: (heading === undefined
                ? href
                : `${href}#${encodeHash(heading)}`) as typeof href // plus a hash
            }))
      }
    ]
  }
}

/** List the hashes of new blocks by page, for the browser. */
export function listNewTexts(site: ChangesSite): NewTexts {
  const releases = (site.data.changes?.releases ?? []).toReversed()
  const findDoc = createDocFinder(site)
  const pages: Record<string, Record<number, readonly string[]>> = {}
  releases.forEach((release, index) => {
    for (const { path, blocks } of release.pages) {
      const pathname = findDoc(path)?.pathname
      if (pathname === undefined) continue
      pages[pathname] ??= {}
      pages[pathname][index] = blocks.map(({ hash }) => hash)
    }
  })
  return { releases: releases.map(({ name }) => name), pages }
}

function createDocFinder(site: ChangesSite) {
  const prefix = createPrefix(site)
  const docs = new Map(
    listComparedDocs(site).map(doc => [prefix + doc.pathname, doc])
  )
  return (path: string) => docs.get(path)
}

/** The path of a locale below the site's base: nothing, or `/fr`. */
function createPrefix({ client, content }: ChangesSite): string {
  const base = normalizeBaseUrl(content.config.baseUrl)
  return client.baseUrl.slice(base.length - 1, -1)
}

/** Encode an id as Markdown links do. */
function encodeHash(id: string): string {
  return encodeURIComponent(decodeLinkIfValid(id))
}
