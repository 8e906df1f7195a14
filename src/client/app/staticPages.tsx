import type {
  ContentModule,
  Page,
  StaticContent,
  StaticPage
} from '../../model/route.ts'
import { registerPage } from './navigation/pageRegistry.ts'

declare global {
  /** Pages whose scripts have run before this one; later it takes them itself. */
  var toolboxPages: { push: (page: StaticPage) => void } | undefined
}

/**
 * Take the pages that are text alone. Their scripts are no chunks of the
 * bundler: they hand over data, and may run before or after this.
 */
export function receiveStaticPages(): void {
  const early = globalThis.toolboxPages
  const push = (page: StaticPage) => registerPage(createStaticPage(page))
  globalThis.toolboxPages = { push }
  if (Array.isArray(early)) early.forEach(push)
}

/** Make a page of its text, with the component that compiled pages have. */
export function createStaticPage({ route, contents }: StaticPage): Page {
  return { route, contents: contents.map(createContent) }
}

function createContent({ headings, html }: StaticContent): ContentModule {
  // One object for ever: React compares it by identity.
  const markup = { __html: html }
  return {
    headings,
    default: () => <div data-static="" dangerouslySetInnerHTML={markup} />
  }
}
