import type { SiteError } from '../../../model/errors.ts'
import { RECORD_ID } from '../../../model/landmarks.ts'
import {
  createHref,
  createPathnameKey,
  isExternalLink,
  splitLink,
  stripBaseUrl
} from '../../../model/paths.ts'
import { suggestName, suggestNear } from '../../content/schema/suggestName.ts'
import type { RenderedPage } from '../../prerender/prerenderPages.ts'
import {
  createLinkErrors,
  type LinkFinders,
  type LinkFinding
} from './createLinkErrors.ts'

/** Broken links and broken anchors, each with its own level. */
interface LinkFindings {
  readonly links: readonly SiteError[]
  readonly anchors: readonly SiteError[]
}

/** Pages to check, and what else exists beside them. */
interface LinkInput extends LinkFinders {
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
}

/** Check every internal link of the finished pages (behaviour 8.11). */
export function checkLinks(input: LinkInput): LinkFindings {
  const { pages } = input
  const targets = createTargets(input)
  // What starts at the root leads to the same place from every page.
  const sound = new Set<string>()
  const findings = pages.flatMap(page =>
    [...page.facts.links].flatMap(link => {
      if (sound.has(link)) return []
      const found = checkLink(link, page, targets)
      if (found === undefined && link.startsWith('/')) sound.add(link)
      return found ?? []
    })
  )
  const create = (isAnchor: boolean) =>
    createLinkErrors(
      findings.filter(finding => finding.isAnchor === isAnchor),
      input
    )
  return { links: create(false), anchors: create(true) }
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

function createTargets(input: LinkInput): LinkTargets {
  const { baseUrl, otherPaths, drafts, isUnsound } = input
  const pages = input.pages
    .filter(({ planned }) => planned.route.kind !== 'notFound')
    .map(page => ({ key: createPathnameKey(page.record.pathname), page }))
  const unsound = input.pages
    .filter(isUnsound)
    .map(({ record }) => createHref(baseUrl, record.pathname))
  return {
    baseUrl,
    pageKeys: pages.map(({ key }) => key),
    pagesByKey: new Map(
      pages.flatMap(({ key, page }) => (isUnsound(page) ? [] : [[key, page]]))
    ),
    drafts: new Map(
      [...drafts].map(([pathname, file]) => [createPathnameKey(pathname), file])
    ),
    otherKeys: new Set([...otherPaths, ...unsound].map(createPathnameKey))
  }
}

function checkLink(
  link: string,
  page: RenderedPage,
  targets: LinkTargets
): LinkFinding | undefined {
  if (isExternalLink(link) || link === '') return undefined
  const { baseUrl, pagesByKey, otherKeys } = targets
  const { path, hash } = splitLink(link)
  const current = createHref(baseUrl, page.record.pathname)
  const absolute = path === '' ? current : resolve(path, current)
  const pathname = stripBaseUrl(baseUrl, absolute)
  const keys = pathname === undefined ? [] : createKeys(pathname)
  // Check pages first: they are files too, but files have no known anchors.
  const target = keys.map(key => pagesByKey.get(key)).find(Boolean)
  if (target !== undefined) {
    const remedy = explainAnchor(hash.slice(1), target)
    return remedy === undefined
      ? remedy
      : { link, page, isAnchor: true, remedy }
  }
  return createKeys(absolute).some(key => otherKeys.has(key))
    ? undefined
    : { link, page, isAnchor: false, ...explainMissing(keys, page, targets) }
}

/** A path as it is written, and decoded. */
function createKeys(path: string): readonly string[] {
  return [path, decodeLink(path)].map(createPathnameKey)
}

/** @param keys none for a path outside the base */
function explainMissing(
  keys: readonly string[],
  page: RenderedPage,
  { baseUrl, drafts, pageKeys }: LinkTargets
): Pick<LinkFinding, 'hidden' | 'remedy'> {
  const [written, decoded = ''] = keys.map(key => key.replace(/\.mdx?$/, ''))
  if (written === undefined) {
    const remedy = `Links within the site start with the base URL "${baseUrl}".`
    return { remedy }
  }
  const draft = drafts.get(decoded)
  if (draft !== undefined) {
    const remedy = 'Publish that page first, or remove the link.'
    return { hidden: `which is a draft, ${draft}`, remedy }
  }
  const own = createPathnameKey(page.record.pathname)
  const others = pageKeys.filter(key => key !== own)
  return { remedy: suggestNear(written, others, 'Correct it.') }
}

/** @returns undefined for an anchor that the page has */
function explainAnchor(
  anchor: string,
  { facts }: RenderedPage
): string | undefined {
  if (anchor === '' || anchor.startsWith(':~:')) return undefined
  const wanted = [anchor, decodeLink(anchor)]
  if (wanted.some(id => facts.ids.has(id) || documentIds.has(id))) {
    return undefined
  }
  const ids = [...facts.ids].filter(id => !/^[_:]/.test(id))
  return ids.length === 0
    ? 'That page has no headings.'
    : `That page has no such heading. ${suggestName(anchor, ids, 'Headings')}`
}

/** Ids of every document, outside what is rendered. */
const documentIds = new Set(['root', RECORD_ID])

function resolve(path: string, current: string): string {
  const url = `http://x${current}`
  return URL.canParse(path, url) ? new URL(path, url).pathname : path
}

/** Decode an address to the form people write; keep it if that fails. */
function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
