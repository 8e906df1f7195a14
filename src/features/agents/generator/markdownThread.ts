import { createMarkdown } from './createMarkdown.ts'

/** A page to convert. */
export interface MarkdownRequest {
  /** The page's `<main>`. */
  readonly html: string
  readonly url: string
}

/** The functions of the threads that convert pages. */
export function open() {
  return {
    convert: ({ html, url }: MarkdownRequest) => createMarkdown(html, url)
  }
}
