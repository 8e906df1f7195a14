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
  /** Why there is no page, if something else exists there. */
  readonly hidden?: string
  readonly remedy: string
}

/** Finds where a link was written: on one page, or in the shell of all. */
export interface LinkFinders {
  readonly findPagePlace: FindLinkPlace
  readonly findShellPlace: (href: string) => SourceLocation | undefined
}

/**
 * Create errors from findings. A link of the shell is on many pages, and so is
 * one in a shared part; report each once.
 */
export function createLinkErrors(
  findings: readonly LinkFinding[],
  finders: LinkFinders
): readonly SiteError[] {
  // A list shows excerpts of posts, whose own pages report the same link.
  const [own = [], listed = []] = [true, false].map(isOwn =>
    findings.filter(({ page }) => isOwn === (page.planned.source !== undefined))
  )
  const told = new Set(own.map(({ link }) => link))
  const errors = describeLinks(own, finders)
  const places = new Set(errors.map(({ place }) => JSON.stringify(place)))
  const others = describeLinks(
    listed.filter(({ link }) => !told.has(link)),
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
  // A link in a part is on every page that shows the part.
  const written = new Map<string, SiteError>()
  const hidden: LinkFinding[] = []
  for (const finding of findings) {
    const place = findPagePlace(finding.link, finding.page.planned)
    if (place === undefined) hidden.push(finding)
    else {
      const error = createError('The page links', finding, { place })
      written.set(JSON.stringify(place), error)
    }
  }
  const [first] = findings
  const place = first && findShellPlace(first.link)
  if (first && place) {
    return [
      createError('The site links', first, { place }),
      ...written.values()
    ]
  }
  return [...written.values(), ...describeHidden(hidden)]
}

/** Describe a link that components have, which pages show. */
function describeHidden(
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
  { link, isAnchor, hidden, remedy }: LinkFinding,
  {
    place,
    advice = ''
  }: { readonly place: SourceLocation; readonly advice?: string }
): SiteError {
  const missing = isAnchor ? 'but the anchor is missing' : "which doesn't exist"
  const shown = printLink(link)
  return new SiteError(`${subject} to "${shown}", ${hidden ?? missing}.`, {
    place,
    remedy: `${advice}${remedy} To change the level, set "links" in site.ts.`
  })
}

/** Print letters of other scripts as they were written, not encoded. */
function printLink(link: string): string {
  return link.replace(/(?:%[89a-f][\da-f])+/gi, decodeLink)
}
