import { SiteError, type SourcePlace } from '../../model/errors.ts'
import { dialects } from '../dialects.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import { findLinkPlace } from './findLinkPlace.ts'

/** A broken link on one page. */
export interface LinkFinding {
  readonly link: string
  readonly page: RenderedPage
  readonly isAnchor: boolean
  /** What exists there without being a page. */
  readonly hidden?: string
  readonly remedy: string
}

/**
 * Create errors from findings. A link of the shell is on many pages, and so is
 * one in a shared part; report each once.
 *
 * @param findShellPlace finds where a link of the shell was written
 */
export function createLinkErrors(
  findings: readonly LinkFinding[],
  findShellPlace: (href: string) => SourcePlace | undefined
): readonly SiteError[] {
  const byLink = groupByLink(findings)
  return [...byLink.values()].flatMap(found => {
    const own = found.filter(({ page }) => page.planned.source !== undefined)
    // A list shows excerpts of posts, whose own pages report the same link.
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
            remedy: `No page contains the link itself. Look for it in the partials and components that these pages share. ${createRemedy(first)}`
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

function describeFinding({ isAnchor, hidden }: LinkFinding): string {
  if (hidden !== undefined) return hidden
  return isAnchor ? 'but the anchor is missing' : 'which does not exist'
}

function createRemedy({ remedy }: LinkFinding): string {
  return `${remedy} Levels are set by "links" in site.ts.`
}

function groupByLink(
  findings: readonly LinkFinding[]
): ReadonlyMap<string, readonly LinkFinding[]> {
  const groups = new Map<string, readonly LinkFinding[]>()
  for (const finding of findings) {
    groups.set(finding.link, [...(groups.get(finding.link) ?? []), finding])
  }
  return groups
}

function createFindingError(finding: LinkFinding): SiteError {
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
  return source === undefined
    ? undefined
    : findLinkPlace(link, source, dialects)
}
