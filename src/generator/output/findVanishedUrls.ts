import { SiteError } from '../../model/errors.ts'
import {
  createPathnameKey,
  isExternalLink,
  splitLink
} from '../../model/paths.ts'
import { findNear } from '../content/suggestName.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import type { Redirect } from '../routes/createRoutes.ts'
import { type PublishedPage, URLS_FILE } from './urlsLock.ts'

const acceptance = 'To drop it for good: npm run build -- --update-urls'

interface Built {
  readonly pages: readonly RenderedPage[]
  readonly redirects: readonly Redirect[]
  /** Of the locale: `/` or `/fr/`. */
  readonly prefix: string
}

/**
 * Find published addresses and anchors that are gone without a redirect.
 *
 * @param published of all locales; those of others are ignored
 * @param otherPrefixes of the other locales
 */
export function findVanishedUrls(
  built: Built,
  published: readonly PublishedPage[],
  otherPrefixes: readonly string[]
): readonly SiteError[] {
  const { prefix } = built
  const inner = otherPrefixes.filter(
    other => other !== prefix && other.startsWith(prefix)
  )
  const own = published.filter(
    ({ pathname }) =>
      pathname.startsWith(prefix) &&
      !inner.some(other => pathname.startsWith(other))
  )
  const targets = createTargets(built)
  const known = new Set(own.map(({ pathname }) => createPathnameKey(pathname)))
  return own.flatMap(page => {
    const target = targets.get(createPathnameKey(page.pathname))
    if (target === undefined) {
      return [createPageProblem(page, built, known)]
    }
    return target === 'elsewhere' ? [] : findLostAnchors(page, target)
  })
}

/** What exists at each address: a page, or something without anchors. */
function createTargets({
  pages,
  redirects,
  prefix
}: Built): ReadonlyMap<string, RenderedPage | 'elsewhere'> {
  const keyOf = (pathname: string) =>
    createPathnameKey(`${prefix}${pathname.slice(1)}`)
  const byKey = new Map(pages.map(page => [keyOf(page.record.pathname), page]))
  const moved = redirects.map(({ from, to }) => {
    const { path, hash } = splitLink(to)
    const leaves = isExternalLink(to) || hash !== ''
    const page = leaves ? undefined : byKey.get(keyOf(path))
    return [keyOf(from), page ?? ('elsewhere' as const)] as const
  })
  return new Map([...moved, ...byKey])
}

function createPageProblem(
  page: PublishedPage,
  { pages, prefix }: Built,
  known: ReadonlySet<string>
): SiteError {
  const { pathname, line } = page
  const fresh = pages.filter(
    ({ record }) =>
      !known.has(createPathnameKey(`${prefix}${record.pathname.slice(1)}`))
  )
  const nearest = findNearestPage(page, fresh, prefix)
  const file = nearest?.planned.source?.file
  const own = `/${pathname.slice(prefix.length)}`
  const help =
    file === undefined
      ? `Add a redirect to site.ts: redirects: [{ from: '${own}', to: '…' }].`
      : `If it is now ${file}, add to its front matter: aliases: ['${own}'].`
  return new SiteError(`The published address "${pathname}" has disappeared.`, {
    place: { file: URLS_FILE, line },
    remedy: `${help}\n${acceptance}`
  })
}

/** The new page with most of the old one's anchors, or else the nearest name. */
function findNearestPage(
  { pathname, anchors }: PublishedPage,
  fresh: readonly RenderedPage[],
  prefix: string
): RenderedPage | undefined {
  const written = fresh.filter(({ planned }) => planned.source !== undefined)
  const countKept = ({ facts }: RenderedPage) =>
    anchors.filter(anchor => facts.ids.has(anchor)).length
  const [best] = written.toSorted(
    (one, other) => countKept(other) - countKept(one)
  )
  if (best !== undefined && countKept(best) > 0) return best
  const byPath = new Map(
    written.map(page => [`${prefix}${page.record.pathname.slice(1)}`, page])
  )
  return byPath.get(findNear(pathname, [...byPath.keys()]) ?? '')
}

function findLostAnchors(
  { pathname, anchors }: PublishedPage,
  page: RenderedPage
): readonly SiteError[] {
  const { ids } = page.facts
  const lost = anchors.filter(anchor => !ids.has(anchor))
  if (lost.length === 0) return []
  const file = page.planned.source?.file ?? pathname
  const fresh = page.facts.anchors.filter(id => !anchors.includes(id))
  return lost.map(anchor => {
    const near =
      findNear(anchor, fresh) ??
      (lost.length === 1 && fresh.length === 1 ? fresh[0] : undefined)
    const heading = near === undefined ? 'a heading' : `the heading "${near}"`
    const help = `Give ${heading} its id: ## Title {#${anchor}}.`
    return new SiteError(
      `The published anchor "#${anchor}" of "${pathname}" has disappeared.`,
      { place: { file, line: 1 }, remedy: `${help}\n${acceptance}` }
    )
  })
}
