import {
  encodeHref,
  isExternalLink,
  toAbsoluteUrl,
  toHref,
  toOutputFile,
  toPathname
} from '../model/paths.ts'
import { escapeAttribute, escapeText } from '../render/htmlDocument.ts'
import type { Redirect } from '../site/routes/planRedirects.ts'
import type { Site } from '../site/site.ts'
import type { OutputText } from './outputText.ts'

/**
 * Render a page for each redirect, for hosts without a redirect list. nginx never
 * serves these pages, because it redirects first.
 */
export function renderRedirectPages(
  redirects: readonly Redirect[],
  { client: site, texts }: Pick<Site, 'client' | 'texts'>
): readonly OutputText[] {
  return redirects.map(({ from, to }) => {
    const isExternal = isExternalLink(to)
    const href = escapeAttribute(
      isExternal ? to : encodeHref(toHref(site.baseUrl, to))
    )
    const url = escapeAttribute(isExternal ? to : toAbsoluteUrl(site, to))
    return {
      file: toOutputFile(toPathname(from)),
      text: `<!doctype html><html lang="${site.locale.htmlLang}" dir="${site.locale.direction}"><meta charset="utf-8"><title>${escapeText(site.title)}</title><meta http-equiv="refresh" content="0; url=${href}"><meta name="robots" content="noindex"><link rel="canonical" href="${url}"><p><a href="${href}">${escapeText(texts.pageMoved)}</a></p></html>\n`
    }
  })
}
