import type { BuiltInWrittenLocale } from '../../../core/locale.ts'
import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import { decodeLinkIfValid } from '../../../core/model/paths.ts'
import type { RenderedPage } from '../../../core/render/renderPages.ts'
import type { BrokenTarget } from './checkLink.ts'
import {
  createPageLinkLocator,
  createShellLinkLocator
} from './findLinkPlaces.ts'

/** A broken link on one page. */
export interface BrokenLink extends BrokenTarget {
  readonly link: string
  readonly page: RenderedPage
}

/**
 * Create one diagnostic per place. Links in the shell, in partials and in components
 * are on many pages; report each once.
 */
export function describeLinks(
  brokenLinks: readonly BrokenLink[],
  { plan, pages, bundle }: BuiltInWrittenLocale
): readonly Diagnostic[] {
  if (brokenLinks.length === 0) return []
  const findPagePlace = createPageLinkLocator(
    [...pages.listLinks(), ...bundle.markdown.links],
    plan.routes
  )
  const findShellPlace = createShellLinkLocator(plan.site)
  const errors = new Map<string, Diagnostic>()
  for (const brokenLink of brokenLinks) {
    const { link, page } = brokenLink
    const own = findPagePlace(link, page.planned)
    const place = own ?? findShellPlace(link)
    const isExact = place?.column !== undefined
    const key = JSON.stringify(isExact ? [place] : [link, place])
    // An excerpt may link to its post's page instead of a heading.
    if (errors.has(key) && !link.startsWith('#')) continue
    const error = place
      ? createError(own ? 'The page' : 'The site', brokenLink, { place })
      : createError('The page', brokenLink, {
          place: { file: page.planned.source?.file ?? page.record.pathname },
          advice: 'Look for the link in the components that the page uses. '
        })
    errors.set(key, error)
  }
  return [...errors.values()]
}

/**
 * Create the diagnostic about a broken link.
 *
 * @param subject what has the link
 */
export function createError(
  subject: string,
  { link, isAnchor, reason, hint }: BrokenTarget & { readonly link: string },
  {
    place,
    advice = ''
  }: { readonly place: Diagnostic['place']; readonly advice?: string }
): Diagnostic {
  const missing = isAnchor ? 'but the anchor is missing' : "which doesn't exist"
  // Print non-ASCII letters decoded.
  const shown = link.replace(/(?:%[89a-f][\da-f])+/gi, decodeLinkIfValid)
  return {
    severity: 'error',
    message: `${subject} links to "${shown}", ${reason ?? missing}.`,
    place,
    hint: `${advice}${hint} To change the level, set "links" in site.ts.`
  }
}
