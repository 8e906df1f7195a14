import { SiteError, type SourcePlace } from '../../model/errors.ts'
import { dialects } from '../dialects.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import { findLinkPlace } from './findLinkPlace.ts'
import { groupBy } from './groupBy.ts'

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
  const groups = groupBy(findings, ({ link }) => link)
  return groups.flatMap(found => {
    const own = found.filter(({ page }) => page.planned.source !== undefined)
    // A list shows excerpts of posts, whose own pages report the same link.
    const same = own.length > 0 ? own : found
    const [first] = same
    if (first === undefined) return []
    const written = same.filter(isWritten)
    const shell = findShellPlace(first.link)
    if (shell !== undefined) {
      const error = createError('The site links', first, shell)
      return [error, ...written.map(createPageError)]
    }
    if (same.length >= MANY && written.length === 0) {
      const hint =
        'No page contains the link itself. Look for it in the partials and components that these pages share. '
      const place = { file: first.page.planned.source?.file ?? 'site.ts' }
      return [createError(`${same.length} pages link`, first, place, hint)]
    }
    // A link in a part is on every page that shows the part.
    const errors = same.map(createPageError)
    return groupBy(errors, ({ place }) => JSON.stringify(place)).flatMap(
      group => group.slice(0, 1)
    )
  })
}

/** From this many pages on, a link that none of them contains is one mistake. */
const MANY = 5

/** Tell whether the source of a page contains the link. */
function isWritten({ link, page }: LinkFinding): boolean {
  const text = link.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(`(?:^|[("'\\s=<])${text}(?![\\w/-])`, 'm')
  return whole.test(page.planned.source?.body ?? '')
}

function createPageError(finding: LinkFinding): SiteError {
  const { source } = finding.page.planned
  const place =
    source === undefined
      ? { file: finding.page.record.pathname }
      : findLinkPlace(finding.link, source, dialects)
  return createError('The page links', finding, place)
}

function createError(
  subject: string,
  { link, isAnchor, hidden, remedy }: LinkFinding,
  place: SourcePlace,
  hint = ''
): SiteError {
  const fault =
    hidden ?? (isAnchor ? 'but the anchor is missing' : 'which does not exist')
  return new SiteError(`${subject} to "${link}", ${fault}.`, {
    place,
    remedy: `${hint}${remedy} Levels are set by "links" in site.ts.`
  })
}
