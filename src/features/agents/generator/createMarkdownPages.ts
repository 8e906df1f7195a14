import pMap from 'p-map'
import type { RenderedLocale } from '../../../core/build/locale.ts'
import type { OutputText } from '../../../core/build/output/outputText.ts'
import { printDocument } from '../../../core/build/prerender/pageDocument.ts'
import { findModule, openInThreads } from '../../../core/build/threads.ts'
import { createAbsoluteUrl } from '../../../core/model/paths.ts'
import { hasMarkdown } from '../../../core/model/route.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import { createMarkdownFile } from '../markdownTwin.ts'
import type { MarkdownRequest } from './markdownThread.ts'

/** A page's Markdown file. */
export interface MarkdownPage extends OutputText {
  readonly planned: PlannedRoute
  readonly url: string
}

/** Convert the rendered pages to Markdown. The store keeps it. */
export function createMarkdownPages({
  site,
  pages,
  documents,
  store
}: Pick<RenderedLocale, 'site' | 'pages' | 'documents' | 'store'>): Promise<
  readonly MarkdownPage[]
> {
  const convert = createConverter(pages.length)
  const convertible = pages.flatMap(({ planned }, index) => {
    const document = documents[index]
    return document && hasMarkdown(planned.route) ? { planned, document } : []
  })
  return pMap(
    convertible,
    async ({ planned, document }) => {
      const { pathname, title = site.client.title } = planned.route
      const url = createAbsoluteUrl(site.client, pathname)
      const { markup } = document
      const inputs = typeof markup === 'string' ? [markup] : markup.inputs
      const text = await store.remember(
        { step: 'markdown', inputs: [url, title, ...inputs] },
        async () => {
          const printed = await printDocument(document, store)
          const [html = ''] = /<main[\s\S]*<\/main>/.exec(printed) ?? []
          const markdown = await convert({ html, url })
          return html.includes('<h1') ? markdown : `# ${title}\n\n${markdown}`
        }
      )
      return { planned, url, file: createMarkdownFile(pathname), text }
    },
    { concurrency: 8 }
  )
}

const MIN_PAGES_FOR_THREADS = 100

function createConverter(
  count: number
): (request: MarkdownRequest) => Promise<string> {
  const module = findModule(import.meta.url, 'markdownThread')
  const run = openInThreads(module, undefined, {
    waiting: count,
    minimum: MIN_PAGES_FOR_THREADS
  })
  return async request => {
    if (run !== undefined) return run('convert', request)
    // Load the converter only if a page has changed.
    const { createMarkdown } = await import('./createMarkdown.ts')
    return createMarkdown(request.html, request.url)
  }
}
