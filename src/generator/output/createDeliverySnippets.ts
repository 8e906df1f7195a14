import type { OutputFile } from '../../model/paths.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import type { Redirect } from '../routes/createRoutes.ts'
import {
  createContentSecurityPolicy,
  createInlineHash
} from './contentSecurityPolicy.ts'
import { createNginxSnippets } from './nginxSnippets.ts'
import type { OutputText } from './outputText.ts'

const inlineScript = /<script>([\s\S]*?)<\/script>/g
const inlineStyle = /<style>([\s\S]*?)<\/style>/g

/**
 * Create what the web server includes: the policy, with the hashes of the
 * inline code that the finished pages really hold, and the redirects.
 */
export function createDeliverySnippets(options: {
  readonly pages: readonly RenderedPage[]
  readonly redirects: readonly Redirect[]
  readonly baseUrl: string
  /** Of the locales that live below `baseUrl`. */
  readonly localeBaseUrls: readonly string[]
}): readonly OutputText[] {
  const { pages, redirects, baseUrl, localeBaseUrls } = options
  const csp = createContentSecurityPolicy({
    scriptHashes: collectHashes(pages, inlineScript),
    styleHashes: collectHashes(pages, inlineStyle)
  })
  return createNginxSnippets({
    csp,
    baseUrl,
    localeBaseUrls,
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to]))
  }).map(({ file, text }) => ({ file: file as OutputFile, text })) // relative
}

function collectHashes(
  pages: readonly RenderedPage[],
  pattern: RegExp
): readonly string[] {
  const codes = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(pattern)].map(([, code = '']) => code)
    )
  )
  return [...codes].map(createInlineHash)
}
