import type { SiteError, SourcePlace } from '../../model/errors.ts'
import { RECORD_ID } from '../../model/landmarks.ts'
import {
  createHref,
  createPathnameKey,
  isExternalLink,
  splitLink,
  stripBaseUrl
} from '../../model/paths.ts'
import { suggestName, suggestNear } from '../content/suggestName.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import { createLinkErrors, type LinkFinding } from './createLinkErrors.ts'
import type { FindLinkPlace } from './createLinkFinder.ts'
import { findRepeatedIds } from './findRepeatedIds.ts'

/**
 * Broken links and broken anchors, each with its own level, and repeated ids.
 */
export interface LinkFindings {
  readonly links: readonly SiteError[]
  readonly anchors: readonly SiteError[]
  /** Ids that occur twice on a page. */
  readonly ids: readonly SiteError[]
}

interface LinkTargets {
  readonly baseUrl: string
  readonly pagesByKey: ReadonlyMap<string, RenderedPage>
  /** Those of all pages, also of those that failed to compile. */
  readonly pageKeys: readonly string[]
  /** Files of drafts, by the keys their pages would have. */
  readonly drafts: ReadonlyMap<string, string>
  /** Paths that exist, but whose anchors are unknown here. */
  readonly otherKeys: ReadonlySet<string>
}

/** Pages to check, and what else exists beside them. */
export interface LinkInput {
  readonly pages: readonly RenderedPage[]
  readonly baseUrl: string
  /**
   * Static files, feeds, redirects and pages of other locales, all with base.
   */
  readonly otherPaths: readonly string[]
  /** Files of drafts, by the pathnames their pages would have. */
  readonly drafts: ReadonlyMap<string, string>
  /** Whether a page is empty because it failed to compile. */
  readonly isUnsound: (page: RenderedPage) => boolean
  /** Finds where a link of the shell was written. */
  readonly findShellPlace: (href: string) => SourcePlace | undefined
  readonly findPagePlace: FindLinkPlace
}

/** Check every internal link of the finished pages (behaviour 8.11). */
export function checkLinks(input: LinkInput): LinkFindings {
  const { pages, baseUrl, isUnsound } = input
  const proper = pages.filter(
    ({ planned }) => planned.route.kind !== 'notFound'
  )
  const shown = proper.filter(page => !isUnsound(page))
  const unsound = pages
    .filter(isUnsound)
    .map(({ record }) => createHref(baseUrl, record.pathname))
  const targets: LinkTargets = {
    baseUrl,
    pageKeys: proper.map(({ record }) => createPathnameKey(record.pathname)),
    drafts: new Map(
      [...input.drafts].map(([pathname, file]) => [
        createPathnameKey(pathname),
        file
      ])
    ),
    pagesByKey: new Map(
      shown.map(page => [createPathnameKey(page.record.pathname), page])
    ),
    otherKeys: new Set([...input.otherPaths, ...unsound].map(createPathnameKey))
  }
  // What starts at the root leads to the same place from every page.
  const sound = new Set<string>()
  const findings = pages.flatMap(page =>
    [...page.facts.links].flatMap(link => {
      if (sound.has(link)) return []
      const found = checkLink(link, page, targets)
      if (found.length === 0 && link.startsWith('/')) sound.add(link)
      return found
    })
  )
  return {
    ids: pages.flatMap(findRepeatedIds),
    links: createLinkErrors(
      findings.filter(({ isAnchor }) => !isAnchor),
      input
    ),
    anchors: createLinkErrors(
      findings.filter(({ isAnchor }) => isAnchor),
      input
    )
  }
}

function checkLink(
  link: string,
  page: RenderedPage,
  { baseUrl, pageKeys, drafts, pagesByKey, otherKeys }: LinkTargets
): readonly LinkFinding[] {
  if (isExternalLink(link) || link === '') return []
  const { path, hash } = splitLink(link)
  const current = `${baseUrl}${page.record.pathname.slice(1)}`
  const absolute = path === '' ? current : resolve(path, current)
  const pathname = stripBaseUrl(baseUrl, absolute)
  const keys =
    pathname === undefined
      ? []
      : [pathname, decodeLink(pathname)].map(createPathnameKey)
  // Check pages first: they are files too, but files have no known anchors.
  const target = keys.map(key => pagesByKey.get(key)).find(Boolean)
  if (target === undefined) {
    const others = [absolute, decodeLink(absolute)].map(createPathnameKey)
    if (others.some(key => otherKeys.has(key))) return []
    const bare = (keys.at(-1) ?? '').replace(/\.mdx?$/, '')
    const draft = drafts.get(bare)
    if (draft !== undefined) {
      const remedy = 'Publish that page first, or remove the link.'
      const hidden = `which is a draft, ${draft}`
      return [{ link, page, isAnchor: false, hidden, remedy }]
    }
    const remedy =
      pathname === undefined
        ? `Links within the site start with the base URL "${baseUrl}".`
        : suggestNear(
            (keys[0] ?? '').replace(/\.mdx?$/, ''),
            pageKeys.filter(
              key => key !== createPathnameKey(page.record.pathname)
            ),
            'Correct it.'
          )
    return [{ link, page, isAnchor: false, remedy }]
  }
  const anchor = hash.slice(1)
  if (anchor === '' || anchor.startsWith(':~:')) return []
  const { ids: known } = target.facts
  const wanted = [anchor, decodeLink(anchor)]
  if (wanted.some(id => known.has(id) || documentIds.has(id))) return []
  const ids = [...known].filter(id => !/^[_:]/.test(id))
  const remedy =
    ids.length === 0
      ? 'That page has no headings.'
      : `That page has no such heading. ${suggestName(anchor, ids, 'Headings')}`
  return [{ link, page, isAnchor: true, remedy }]
}

/** Ids of every document, outside what is rendered. */
const documentIds = new Set(['root', RECORD_ID])

function resolve(path: string, current: string): string {
  try {
    return new URL(path, `http://x${current}`).pathname
  } catch {
    return path
  }
}

/** Decode an address to the form people write; keep it if that fails. */
function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
