import type { OutputFile } from '../../model/paths.ts'
import type { Store } from '../store/createStore.ts'
import { type MarkupKey, readStoredMarkup } from './storedMarkup.ts'

/**
 * A page's document. Stored markup stays in the store, because the markup of
 * 10,000 pages doesn't fit in memory; the thread that writes the document reads
 * it from there.
 */
export interface PageDocument {
  readonly file: OutputFile
  readonly before: string
  readonly markup: string | MarkupKey
  readonly after: string
}

/**
 * Drop the sources of drawings, which only features read: readers would download
 * them for nothing.
 */
function dropSources(html: string): string {
  return html.replace(/(<figure\b[^>]*) data-source="[^"]*"/g, '$1')
}

/** Print a document as served. */
export async function printDocument(
  document: PageDocument,
  store: Store
): Promise<string> {
  const markup = await readMarkup(document, store)
  return document.before + dropSources(markup) + document.after
}

/**
 * Read the contents of `#root`, with the sources of drawings in `data-source`.
 *
 * @throws Error if the store has lost the markup
 */
export async function readMarkup(
  { markup }: Pick<PageDocument, 'markup'>,
  store: Store
): Promise<string> {
  return typeof markup === 'string' ? markup : readStoredMarkup(markup, store)
}
