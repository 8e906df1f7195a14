import type {
  ContentModule,
  Page,
  StaticContent,
  StaticPage
} from '../../model/route.ts'
import { registerPage } from '../navigation/pageRegistry.ts'

declare global {
  /**
   * Pages whose scripts ran before this one. Afterwards, `push` registers them
   * directly.
   */
  var toolboxPages: { push: (page: StaticPage) => void } | undefined
}

/**
 * Register text-only pages. Their scripts are not bundler chunks: they pass
 * data, and may run before or after this.
 */
export function receiveStaticPages(): void {
  const early = globalThis.toolboxPages
  const push = (page: StaticPage) => registerPage(createStaticPage(page))
  globalThis.toolboxPages = { push }
  if (Array.isArray(early)) early.forEach(push)
}

/** Create a page from its text, with the same component as compiled pages. */
export function createStaticPage({ route, contents }: StaticPage): Page {
  return { route, contents: contents.map(createContent) }
}

function createContent({ headings, html }: StaticContent): ContentModule {
  // Always the same object: React compares by identity.
  const markup = { __html: html }
  return {
    headings,
    default: () => <div data-static="" dangerouslySetInnerHTML={markup} />
  }
}
