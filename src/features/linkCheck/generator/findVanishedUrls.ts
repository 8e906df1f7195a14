import type { RenderedPage } from '../../../core/build/prerender/prerenderPages.ts'
import {
  findClosestDoc,
  findClosestName
} from '../../../core/content/schema/suggestName.ts'
import { SiteError } from '../../../core/model/errors.ts'
import {
  createPathnameKey,
  isExternalLink,
  splitLink
} from '../../../core/model/paths.ts'
import type { BuiltLocale } from './listPublishedPages.ts'
import { type PublishedPage, URLS_FILE } from './urlsLock.ts'

const acceptance = 'To drop it for good, run: npm run build -- --update-urls'

/**
 * Find published addresses and anchors that have disappeared without a
 * redirect.
 *
 * @param published of the same locale
 */
export function findVanishedUrls(
  built: BuiltLocale,
  published: readonly PublishedPage[]
): readonly SiteError[] {
  const targets = createTargets(built)
  const known = new Set(
    published.map(({ pathname }) => createPathnameKey(pathname))
  )
  const newFiles = new Map(
    [...targets].flatMap(([key, target]) => {
      const { source } = target === 'elsewhere' ? {} : target.planned
      return source === undefined || known.has(key) ? [] : [[key, source.file]]
    })
  )
  return published.flatMap(page => {
    const target = targets.get(createPathnameKey(page.pathname))
    if (target === 'elsewhere') return []
    return target === undefined
      ? [createPageProblem(page, built.prefix, newFiles)]
      : findLostAnchors(page, target)
  })
}

/** Map each address to its page, or to a target whose anchors aren't known. */
function createTargets({
  pages,
  redirects,
  prefix
}: BuiltLocale): ReadonlyMap<string, RenderedPage | 'elsewhere'> {
  const keyOf = (pathname: string) =>
    createPathnameKey(`${prefix}${pathname.slice(1)}`)
  const byKey = new Map(pages.map(page => [keyOf(page.record.pathname), page]))
  const moved = redirects.map(({ from, to }) => {
    const { path, hash } = splitLink(to)
    const isElsewhere = isExternalLink(to) || hash !== ''
    const page = isElsewhere ? undefined : byKey.get(keyOf(path))
    return [keyOf(from), page ?? ('elsewhere' as const)] as const
  })
  return new Map([...moved, ...byKey])
}

/** @param newFiles files of new pages, by the keys of their addresses */
function createPageProblem(
  { pathname, line }: PublishedPage,
  prefix: string,
  newFiles: ReadonlyMap<string, string>
): SiteError {
  const file = newFiles.get(
    findClosestDoc(pathname, [...newFiles.keys()]) ?? ''
  )
  const own = `/${pathname.slice(prefix.length)}`
  const help =
    file === undefined
      ? `Add a redirect to site.ts: redirects: [{ from: '${own}', to: '…' }].`
      : `If the page moved to ${file}, add this to its front matter: aliases: ['${own}'].`
  return new SiteError(`The published address "${pathname}" has disappeared.`, {
    place: { file: URLS_FILE, line },
    remedy: `${help}\n${acceptance}`
  })
}

function findLostAnchors(
  { pathname, anchors }: PublishedPage,
  { facts, planned }: RenderedPage
): readonly SiteError[] {
  const place = { file: planned.source?.file ?? pathname, line: 1 }
  const newAnchors = facts.anchors.filter(id => !anchors.includes(id))
  const lost = anchors.filter(anchor => !facts.ids.has(anchor))
  return lost.map(anchor => {
    const near = findClosestName(anchor, newAnchors)
    const heading = near === undefined ? 'a heading' : `the heading "${near}"`
    const help = `Add the id to ${heading}: ## Title {#${anchor}}.`
    return new SiteError(
      `The published anchor "#${anchor}" of "${pathname}" has disappeared.`,
      { place, remedy: `${help}\n${acceptance}` }
    )
  })
}
