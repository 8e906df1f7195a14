import {
  type CacheOptions,
  createCache
} from '../../../core/platform/cache/createCache.ts'
import {
  type DocumentParts,
  readMarkup
} from '../../../core/render/documentParts.ts'
import { printMarkdown } from './printMarkdown.ts'

/** A page to convert. */
export interface MarkdownRequest
  extends Pick<DocumentParts, 'file' | 'markup'> {
  readonly title: string
  readonly url: string
}

/** Open a converter of pages. It reads stored markup itself. */
export function open(options: CacheOptions) {
  const cache = createCache(options)
  return {
    convert: async (page: MarkdownRequest): Promise<string> => {
      const markup = await readMarkup(page, cache)
      const [html = ''] = /<main[\s\S]*<\/main>/.exec(markup) ?? []
      const markdown = printMarkdown(html, page.url)
      return html.includes('<h1') ? markdown : `# ${page.title}\n\n${markdown}`
    }
  }
}
