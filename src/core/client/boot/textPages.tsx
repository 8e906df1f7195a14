import type {
  ContentModule,
  Page,
  TextContent,
  TextPage
} from '../../model/route.ts'
import { registerPage } from '../navigation/pageRegistry.ts'

declare global {
  /**
   * A queue of pages whose scripts ran before the client. Once the client has
   * started, `push` registers pages directly.
   */
  var toolboxPages: { push: (page: TextPage) => void } | undefined
}

/**
 * Register text-only pages. Their scripts aren't bundler chunks: they only pass
 * data, and may run before or after the client.
 */
export function registerTextPages(): void {
  const early = globalThis.toolboxPages
  const push = (page: TextPage) => registerPage(toPage(page))
  globalThis.toolboxPages = { push }
  if (Array.isArray(early)) early.forEach(push)
}

/** Create a page from text-only content. */
export function toPage({ route, contents }: TextPage): Page {
  return { route, contents: contents.map(createContent) }
}

function createContent({ headings, html }: TextContent): ContentModule {
  // A stable object, because React compares by identity.
  const markup = { __html: html }
  return {
    headings,
    default: () => <div data-static="" dangerouslySetInnerHTML={markup} />
  }
}
