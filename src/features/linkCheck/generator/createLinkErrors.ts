import type { RenderedPage } from '../../../core/build/prerender/prerenderPages.ts'
import { SiteError, type SourceLocation } from '../../../core/model/errors.ts'
import { groupBy } from '../../../core/model/groupBy.ts'
import { decodeLink } from '../../../core/model/paths.ts'
import type { FindLinkPlace } from './createLinkFinder.ts'

/** A broken link on one page. */
export interface LinkFinding {
  readonly link: string
  readonly page: RenderedPage
  readonly isAnchor: boolean
  /** Why something at the address isn't a page. */
  readonly reason?: string
  readonly remedy: string
}

/** Find a link's source: in one page, or in the shell of all pages. */
export interface LinkFinders {
  readonly findPagePlace: FindLinkPlace
  readonly findShellPlace: (href: string) => SourceLocation | undefined
}

/**
 * Create errors from findings. Links in the shell and in partials are on many
 * pages; report each once.
 */
export function createLinkErrors(
  findings: readonly LinkFinding[],
  finders: LinkFinders
): readonly SiteError[] {
  // Lists show excerpts of posts, whose own pages report the same links.
  const [own = [], listed = []] = [true, false].map(isOwn =>
    findings.filter(({ page }) => isOwn === (page.planned.source !== undefined))
  )
  const reported = new Set(own.map(({ link }) => link))
  const errors = describeLinks(own, finders)
  const places = new Set(errors.map(({ place }) => JSON.stringify(place)))
  const others = describeLinks(
    listed.filter(({ link }) => !reported.has(link)),
    finders
  )
  return [
    ...errors,
    ...others.filter(({ place }) => !places.has(JSON.stringify(place)))
  ]
}

function describeLinks(
  findings: readonly LinkFinding[],
  finders: LinkFinders
): readonly SiteError[] {
  const byLink = groupBy(findings, ({ link }) => link)
  return [...byLink.values()].flatMap(found => describeLink(found, finders))
}

/** @param findings of one link */
function describeLink(
  findings: readonly LinkFinding[],
  { findPagePlace, findShellPlace }: LinkFinders
): readonly SiteError[] {
  // A link in a partial is on every page that includes the partial.
  const located = new Map<string, SiteError>()
  const unlocated: LinkFinding[] = []
  for (const finding of findings) {
    const place = findPagePlace(finding.link, finding.page.planned)
    if (place === undefined) unlocated.push(finding)
    else {
      const error = createError('The page links', finding, { place })
      located.set(JSON.stringify(place), error)
    }
  }
  const [first] = findings
  const place = first && findShellPlace(first.link)
  if (first && place) {
    return [
      createError('The site links', first, { place }),
      ...located.values()
    ]
  }
  return [...located.values(), ...describeUnlocated(unlocated)]
}

/** Describe a link that isn't in any page's source, so a component adds it. */
function describeUnlocated(
  findings: readonly LinkFinding[]
): readonly SiteError[] {
  const [first] = findings
  if (first === undefined) return []
  const { planned, record } = first.page
  const subject =
    findings.length === 1 ? 'The page links' : `${findings.length} pages link`
  return [
    createError(subject, first, {
      place: { file: planned.source?.file ?? record.pathname },
      advice: 'Look for the link in the components that the page uses. '
    })
  ]
}

function createError(
  subject: string,
  { link, isAnchor, reason, remedy }: LinkFinding,
  {
    place,
    advice = ''
  }: { readonly place: SourceLocation; readonly advice?: string }
): SiteError {
  const missing = isAnchor ? 'but the anchor is missing' : "which doesn't exist"
  const shown = printLink(link)
  return new SiteError(`${subject} to "${shown}", ${reason ?? missing}.`, {
    place,
    remedy: `${advice}${remedy} To change the level, set "links" in site.ts.`
  })
}

/** Print non-ASCII letters decoded. */
function printLink(link: string): string {
  return link.replace(/(?:%[89a-f][\da-f])+/gi, decodeLink)
}
