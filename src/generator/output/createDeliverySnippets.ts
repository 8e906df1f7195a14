import type { OutputFile } from '../../model/paths.ts'
import type { Redirect } from '../routes/createRoutes.ts'
import { createNginxSnippets } from './nginxSnippets.ts'
import type { OutputText } from './outputText.ts'

/**
 * Create the snippets that the web server includes: headers, redirects and
 * locations.
 */
export function createDeliverySnippets(options: {
  /** From {@link createInlinePolicy}. */
  readonly policy: string
  readonly redirects: readonly Redirect[]
  readonly baseUrl: string
  /** Bases of the locales below `baseUrl`. */
  readonly localeBaseUrls: readonly string[]
}): readonly OutputText[] {
  const { policy: csp, redirects, baseUrl, localeBaseUrls } = options
  return createNginxSnippets({
    csp,
    baseUrl,
    localeBaseUrls,
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to]))
  }).map(({ file, text }) => ({ file: file as OutputFile, text })) // relative
}
