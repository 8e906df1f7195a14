import { closest } from 'fastest-levenshtein'
import { SiteError, type SourcePlace } from '../../model/errors.ts'
import {
  createPathnameKey,
  isExternalLink,
  splitLink,
  stripBaseUrl
} from '../../model/paths.ts'
import type { MarkdownSource } from '../content/content.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import { type PageFacts, readPageFacts } from './readPageFacts.ts'

/** Broken links and broken anchors, which have a level each. */
export interface LinkFindings {
  readonly links: readonly SiteError[]
  readonly anchors: readonly SiteError[]
}

interface LinkTargets {
  readonly baseUrl: string
  readonly factsByKey: ReadonlyMap<string, PageFacts>
  /** Paths that exist but have no anchors that are known here. */
  readonly otherKeys: ReadonlySet<string>
}

/**
 * Check every internal link of the finished pages (behaviour 8.11).
 *
 * @param otherPaths static files, feeds, redirects and pages of other locales,
 * all with base
 */
export function checkLinks(
  pages: readonly RenderedPage[],
  baseUrl: string,
  otherPaths: readonly string[]
): LinkFindings {
  const facts = pages.map(page => ({ page, facts: readPageFacts(page.html) }))
  const shown = facts.filter(
    ({ page }) => page.planned.route.kind !== 'notFound'
  )
  const targets: LinkTargets = {
    baseUrl,
    factsByKey: new Map(
      shown.map(({ page, facts: found }) => [
        createPathnameKey(page.record.pathname),
        found
      ])
    ),
    otherKeys: new Set(otherPaths.map(createPathnameKey))
  }
  const findings = facts.flatMap(({ page, facts: found }) =>
    found.links.flatMap(link => checkLink(link, page, targets))
  )
  return {
    links: mergeFindings(findings.filter(({ isAnchor }) => !isAnchor)),
    anchors: mergeFindings(findings.filter(({ isAnchor }) => isAnchor))
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
  if (
    [absolute, decode(absolute)]
      .map(createPathnameKey)
      .some(key => otherKeys.has(key))
  ) {
    return []
  }
  const pathname = stripBaseUrl(baseUrl, absolute)
  const keys =
    pathname === undefined
      ? []
      : [pathname, decode(pathname)].map(createPathnameKey)
  const target = keys.map(key => factsByKey.get(key)).find(Boolean)
  if (target === undefined) {
    const remedy =
      pathname === undefined
        ? `Links within the site start with the base URL "${baseUrl}".`
        : suggest(keys[0] ?? '', [...factsByKey.keys()])
    return [{ link, page, isAnchor: false, remedy }]
  }
  const anchor = hash.slice(1)
  if (anchor === '' || anchor.startsWith(':~:')) return []
  if (target.ids.has(anchor) || target.ids.has(decode(anchor))) return []
  const ids = [...target.ids].filter(id => !id.startsWith('_'))
  const remedy = `That page has no such heading. ${suggest(anchor, ids)}`
  return [{ link, page, isAnchor: true, remedy }]
}

function resolve(path: string, current: string): string {
  try {
    return new URL(path, `http://x${current}`).pathname
  } catch {
    return path
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // an address that can't be decoded matches nothing
  }
}

function suggest(value: string, known: readonly string[]): string {
  return known.length === 0
    ? ''
    : `Did you mean "${closest(value, [...known])}"?`
}

/** A link on many pages comes from the shell: say it once, with a count. */
function mergeFindings(findings: readonly Finding[]): readonly SiteError[] {
  const byLink = groupByLink(findings)
  return [...byLink.values()].flatMap(same => {
    const places = same.map(({ link, page }) => findPlace(link, page))
    if (same.length >= 5 && places.every(place => place?.line === undefined)) {
      const [first] = same
      if (first === undefined) return []
      return [
        new SiteError(
          `${same.length} pages link to "${first.link}", which does not exist.`,
          {
            place: { file: 'site.ts' },
            remedy: `It stands in the navbar, the footer or a sidebar. ${first.remedy}`
          }
        )
      ]
    }
    return same.map(createFindingError)
  })
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

function createFindingError({ link, page, isAnchor, remedy }: Finding) {
  const place = findPlace(link, page)
  const text = isAnchor
    ? `The page links to "${link}", but the anchor is missing.`
    : `The page links to "${link}", which does not exist.`
  return new SiteError(text, {
    place: place ?? { file: page.record.pathname },
    remedy: `${remedy} Levels are set by "links" in site.ts.`.trim()
  })
}

function findPlace(link: string, page: RenderedPage): SourcePlace | undefined {
  const { source } = page.planned
  return source === undefined ? undefined : findLinkPlace(link, source)
}

/** Find where a link was written: whole, or by its last parts. */
function findLinkPlace(link: string, source: MarkdownSource): SourcePlace {
  const { path, hash } = splitLink(link)
  const name = path.split('/').filter(Boolean).at(-1) ?? ''
  const wanted = [link, `${name}${hash}`, hash, name].filter(
    text => text.length > 1
  )
  const lines = source.body.split('\n')
  for (const text of wanted) {
    const index = lines.findIndex(line => line.includes(text))
    if (index < 0) continue
    return {
      file: source.file,
      line: source.bodyLine + index + 1,
      column: (lines[index]?.indexOf(text) ?? 0) + 1
    }
  }
  return { file: source.file }
}
