import type {
  ContentModule,
  Page,
  StaticContent,
  StaticPage
} from '../../model/route.ts'
import { registerPage } from '../navigation/pageRegistry.ts'

declare global {
  /**
   * A queue of pages whose scripts ran before the client. Once the client has
   * started, `push` registers pages directly.
   */
  var toolboxPages: { push: (page: StaticPage) => void } | undefined
}

/**
 * Register text-only pages. Their scripts aren't bundler chunks: they only pass
 * data, and may run before or after the client.
 */
export function receiveStaticPages(): void {
  const early = globalThis.toolboxPages
  const push = (page: StaticPage) => registerPage(toStaticPage(page))
  globalThis.toolboxPages = { push }
  if (Array.isArray(early)) early.forEach(push)
}

/** Create a page from text-only content. */
export function toStaticPage({ route, contents }: StaticPage): Page {
  return { route, contents: contents.map(createContent) }
}

function createContent({ headings, html }: StaticContent): ContentModule {
  // A stable object, because React compares by identity.
  const markup = { __html: html }
  return {
    headings,
    default: () => <div data-static="" dangerouslySetInnerHTML={markup} />
  }
}
