import type { CheckedLocale } from '../../../core/locale.ts'
import { SiteError } from '../../../core/model/errors.ts'
import { decodeLink } from '../../../core/model/paths.ts'
import type { RenderedPage } from '../../../core/render/renderPages.ts'
import { createPageFinder, createShellFinder } from './findLinkPlaces.ts'

/** A broken link on one page. */
export interface LinkFinding {
  readonly link: string
  readonly page: RenderedPage
  readonly isAnchor: boolean
  /** Why something at the address isn't a page. */
  readonly reason?: string
  readonly remedy: string
}

/**
 * Create errors from findings. Links in the shell, in partials and in components
 * are on many pages; report each once.
 */
export function createLinkErrors(
  findings: readonly LinkFinding[],
  { plan, pages }: CheckedLocale
): readonly SiteError[] {
  if (findings.length === 0) return []
  const findPagePlace = createPageFinder(pages.listLinks(), plan.routes)
  const findShellPlace = createShellFinder(plan.site)
  const errors = new Map<string, SiteError>()
  for (const finding of findings) {
    const { link, page } = finding
    const own = findPagePlace(link, page.planned)
    const place = own ?? findShellPlace(link)
    const isExact = place?.column !== undefined
    const key = JSON.stringify(isExact ? [place] : [link, place])
    // An excerpt may link to its post's page instead of a heading.
    if (errors.has(key) && !link.startsWith('#')) continue
    const error = place
      ? createError(own ? 'The page' : 'The site', finding, { place })
      : createError('The page', finding, {
          place: { file: page.planned.source?.file ?? page.record.pathname },
          advice: 'Look for the link in the components that the page uses. '
        })
    errors.set(key, error)
  }
  return [...errors.values()]
}

function createError(
  subject: string,
  { link, isAnchor, reason, remedy }: LinkFinding,
  {
    place,
    advice = ''
  }: { readonly place: SiteError['place']; readonly advice?: string }
): SiteError {
  const missing = isAnchor ? 'but the anchor is missing' : "which doesn't exist"
  // Print non-ASCII letters decoded.
  const shown = link.replace(/(?:%[89a-f][\da-f])+/gi, decodeLink)
  return new SiteError(
    `${subject} links to "${shown}", ${reason ?? missing}.`,
    {
      place,
      remedy: `${advice}${remedy} To change the level, set "links" in site.ts.`
    }
  )
}
