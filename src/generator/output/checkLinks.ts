import { SiteError, type SourcePlace } from '../../model/errors.ts'
import { RECORD_ID } from '../../model/landmarks.ts'
import {
  createHref,
  createPathnameKey,
  isExternalLink,
  splitLink,
  stripBaseUrl
} from '../../model/paths.ts'
import { findNear, suggestName } from '../content/suggestName.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import { decodeLink, findLinkPlace } from './findLinkPlace.ts'
import { findRepeatedIds } from './findRepeatedIds.ts'
import { type PageFacts, readPageFacts } from './readPageFacts.ts'

/** Broken links and broken anchors, which have a level each, and ids. */
export interface LinkFindings {
  readonly links: readonly SiteError[]
  readonly anchors: readonly SiteError[]
  /** Ids that stand twice on a page. */
  readonly ids: readonly SiteError[]
}

interface LinkTargets {
  readonly baseUrl: string
  readonly factsByKey: ReadonlyMap<string, PageFacts>
  /** Paths that exist but have no anchors that are known here. */
  readonly otherKeys: ReadonlySet<string>
}

/** Pages to check, and what there is beside them. */
export interface LinkInput {
  readonly pages: readonly RenderedPage[]
  readonly baseUrl: string
  /**
   * Static files, feeds, redirects and pages of other locales, all with base.
   */
  readonly otherPaths: readonly string[]
  /** Whether a page is empty because it could not be compiled. */
  readonly isUnsound: (page: RenderedPage) => boolean
  /** Where a link of the shell was written. */
  readonly findShellPlace: (href: string) => SourcePlace | undefined
}

/** Check every internal link of the finished pages (behaviour 8.11). */
export function checkLinks(input: LinkInput): LinkFindings {
  const { pages, baseUrl, isUnsound } = input
  const facts = pages.map(page => ({ page, facts: readPageFacts(page.html) }))
  const shown = facts.filter(
    ({ page }) => page.planned.route.kind !== 'notFound' && !isUnsound(page)
  )
  const unsound = pages
    .filter(isUnsound)
    .map(({ record }) => createHref(baseUrl, record.pathname))
  const targets: LinkTargets = {
    baseUrl,
    factsByKey: new Map(
      shown.map(({ page, facts: found }) => [
        createPathnameKey(page.record.pathname),
        found
      ])
    ),
    otherKeys: new Set([...input.otherPaths, ...unsound].map(createPathnameKey))
  }
  const findings = facts.flatMap(({ page, facts: found }) =>
    found.links.flatMap(link => checkLink(link, page, targets))
  )
  const { findShellPlace } = input
  return {
    ids: facts.flatMap(({ page, facts: found }) =>
      findRepeatedIds(page, found)
    ),
    links: mergeFindings(
      findings.filter(({ isAnchor }) => !isAnchor),
      findShellPlace
    ),
    anchors: mergeFindings(
      findings.filter(({ isAnchor }) => isAnchor),
      findShellPlace
    )
  }
}

interface Finding {
  readonly link: string
  readonly page: RenderedPage
  readonly isAnchor: boolean
  readonly remedy: string
}

function checkLink(
  link: string,
  page: RenderedPage,
  { baseUrl, factsByKey, otherKeys }: LinkTargets
): readonly Finding[] {
  if (isExternalLink(link) || link === '') return []
  const { path, hash } = splitLink(link)
  const current = `${baseUrl}${page.record.pathname.slice(1)}`
  const absolute = path === '' ? current : resolve(path, current)
  const pathname = stripBaseUrl(baseUrl, absolute)
  const keys =
    pathname === undefined
      ? []
      : [pathname, decodeLink(pathname)].map(createPathnameKey)
  // Pages come first: they are files as well, whose anchors nobody would know.
  const target = keys.map(key => factsByKey.get(key)).find(Boolean)
  if (target === undefined) {
    const others = [absolute, decodeLink(absolute)].map(createPathnameKey)
    if (others.some(key => otherKeys.has(key))) return []
    const remedy =
      pathname === undefined
        ? `Links within the site start with the base URL "${baseUrl}".`
        : suggest(
            (keys[0] ?? '').replace(/\.mdx?$/, ''),
            [...factsByKey.keys()].filter(
              key => key !== createPathnameKey(page.record.pathname)
            )
          )
    return [{ link, page, isAnchor: false, remedy }]
  }
  const anchor = hash.slice(1)
  if (anchor === '' || anchor.startsWith(':~:')) return []
  if (target.ids.has(anchor) || target.ids.has(decodeLink(anchor))) return []
  const ids = [...target.ids].filter(
    id => !/^[_:]/.test(id) && !shellIds.has(id)
  )
  const remedy =
    ids.length === 0
      ? 'That page has no headings.'
      : `That page has no such heading. ${suggestName(anchor, ids, 'Headings')}`
  return [{ link, page, isAnchor: true, remedy }]
}

/** Ids of every document, which nobody links to. */
const shellIds = new Set(['root', RECORD_ID])

function resolve(path: string, current: string): string {
  try {
    return new URL(path, `http://x${current}`).pathname
  } catch {
    return path
  }
}

function suggest(value: string, known: readonly string[]): string {
  const near = findNear(value, known)
  return near === undefined ? 'Correct it.' : `Did you mean "${near}"?`
}

/** A link of the shell is on many pages: it is said once. */
function mergeFindings(
  findings: readonly Finding[],
  findShellPlace: LinkInput['findShellPlace']
): readonly SiteError[] {
  const byLink = groupByLink(findings)
  return [...byLink.values()].flatMap(found => {
    const own = found.filter(({ page }) => page.planned.source !== undefined)
    // A list of posts shows what the post itself is told of.
    const same = own.length > 0 ? own : found
    const [first] = same
    if (first === undefined) return []
    const written = same.filter(({ link, page }) => isWritten(link, page))
    const shell = findShellPlace(first.link)
    if (shell !== undefined) {
      const text = `The site links to "${first.link}", ${describeFinding(first)}.`
      return [
        new SiteError(text, { place: shell, remedy: createRemedy(first) }),
        ...written.map(createFindingError)
      ]
    }
    if (same.length >= 5 && written.length === 0) {
      return [
        new SiteError(
          `${same.length} pages link to "${first.link}", ${describeFinding(first)}.`,
          {
            place: { file: first.page.planned.source?.file ?? 'site.ts' },
            remedy: `No page writes the link itself: look at partials and components that this one and others share. ${createRemedy(first)}`
          }
        )
      ]
    }
    return dropSamePlace(same.map(createFindingError))
  })
}

/** A link in a part is on every page that shows the part. */
function dropSamePlace(errors: readonly SiteError[]): readonly SiteError[] {
  const byPlace = new Map(
    errors.map(error => [JSON.stringify(error.place), error])
  )
  return [...byPlace.values()]
}

function isWritten(link: string, { planned }: RenderedPage): boolean {
  const text = link.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(`(?:^|[("'\\s=<])${text}(?![\\w/-])`, 'm')
  return planned.source !== undefined && whole.test(planned.source.body)
}

function describeFinding({ isAnchor }: Finding): string {
  return isAnchor ? 'but the anchor is missing' : 'which does not exist'
}

function createRemedy({ remedy }: Finding): string {
  return `${remedy} Levels are set by "links" in site.ts.`
}

function groupByLink(
  findings: readonly Finding[]
): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, readonly Finding[]>()
  for (const finding of findings) {
    groups.set(finding.link, [...(groups.get(finding.link) ?? []), finding])
  }
  return groups
}

function createFindingError(finding: Finding): SiteError {
  const { link, page } = finding
  return new SiteError(
    `The page links to "${link}", ${describeFinding(finding)}.`,
    {
      place: findPlace(link, page) ?? { file: page.record.pathname },
      remedy: createRemedy(finding)
    }
  )
}

function findPlace(link: string, page: RenderedPage): SourcePlace | undefined {
  const { source } = page.planned
  return source === undefined ? undefined : findLinkPlace(link, source)
}
