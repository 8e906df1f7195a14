import {
  type PageDocument,
  readMarkup
} from '../../../core/build/prerender/pageDocument.ts'
import {
  createStore,
  type StoreOptions
} from '../../../core/build/store/createStore.ts'
import { createMarkdown } from './createMarkdown.ts'

/** A page to convert. */
export interface MarkdownRequest extends Pick<PageDocument, 'file' | 'markup'> {
  readonly title: string
  readonly url: string
}

/** Open a converter of pages. It reads stored markup itself. */
export function open(options: StoreOptions) {
  const store = createStore(options)
  return {
    convert: async (page: MarkdownRequest): Promise<string> => {
      const markup = await readMarkup(page, store)
      const [html = ''] = /<main[\s\S]*<\/main>/.exec(markup) ?? []
      const markdown = createMarkdown(html, page.url)
      return html.includes('<h1') ? markdown : `# ${page.title}\n\n${markdown}`
    }
  }
}
