import pMap from 'p-map'
import type { RenderedLocale } from '../../../core/locale.ts'
import { toAbsoluteUrl } from '../../../core/model/paths.ts'
import { hasMarkdown } from '../../../core/model/route.ts'
import type { OutputText } from '../../../core/output/outputText.ts'
import type { CacheOptions } from '../../../core/platform/cache/createCache.ts'
import { findModule } from '../../../core/platform/findModule.ts'
import {
  openInThreads,
  type ThreadFunctions
} from '../../../core/platform/threads/threads.ts'
import { listMarkupInputs } from '../../../core/render/storedMarkup.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import { LLMS_PATH } from '../llmsList.ts'
import { nameMarkdownFile } from '../markdownVersion.ts'
import type { MarkdownRequest, open } from './markdownThread.ts'

/** A page's Markdown file. */
export interface MarkdownVersion extends OutputText {
  readonly planned: PlannedRoute
  readonly url: string
  /** The text without the pointer to `llms.txt`. */
  readonly content: string
}

/** Convert the rendered pages to Markdown. The cache keeps it. */
export function printMarkdownPages({
  plan: { site },
  rendered: { pages },
  cache
}: Pick<RenderedLocale, 'plan' | 'rendered' | 'cache'>): Promise<
  readonly MarkdownVersion[]
> {
  const convert = createConverter(pages.length, cache.options)
  return pMap(
    pages.filter(({ planned }) => hasMarkdown(planned.route)),
    async ({ planned, file, markup }) => {
      const { pathname, title = site.client.title } = planned.route
      const url = toAbsoluteUrl(site.client, pathname)
      const inputs = listMarkupInputs(markup)
      const content = await cache.getOrCompute(
        { step: 'markdown', inputs: [url, title, ...inputs] },
        () => convert({ file, markup, url, title })
      )
      return {
        planned,
        url,
        file: nameMarkdownFile(pathname),
        content,
        // 10,000 pages would take 120 MB more if each kept a second text.
        get text() {
          return addPointer(content, toAbsoluteUrl(site.client, LLMS_PATH))
        }
      }
    },
    { concurrency: 8 }
  )
}

/** Tell agents below a page's title where they find all others. */
function addPointer(content: string, url: string): string {
  const pointer = `> All pages: [llms.txt](${url})`
  const [title = '', ...rest] = content.split('\n')
  return title.startsWith('# ')
    ? [title, '', pointer, ...rest].join('\n')
    : `${pointer}\n\n${content}`
}

/** Start threads once this many pages have changed. */
const MIN_PAGES_FOR_THREADS = 32

function createConverter(
  total: number,
  options: CacheOptions
): (request: MarkdownRequest) => Promise<string> {
  const module = findModule(import.meta.url, 'markdownThread')
  let changed = 0
  let threads: ThreadFunctions<typeof open> | undefined
  return async request => {
    changed += 1
    threads ??= openInThreads<typeof open>(module, options, {
      waiting: changed,
      minimum: MIN_PAGES_FOR_THREADS,
      total
    })
    if (threads !== undefined) return threads.convert(request)
    // Load the converter only if a page has changed.
    const { open } = await import('./markdownThread.ts')
    return open(options).convert(request)
  }
}
