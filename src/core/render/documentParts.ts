import type { Cache, CacheKey } from '../platform/cache/createCache.ts'
import {
  type CriticalCssInput,
  createCriticalCssPrinter
} from './criticalCss/criticalCss.ts'
import { printStyle } from './htmlDocument.ts'
import {
  listMarkupInputs,
  type MarkupOrKey,
  readStoredMarkup
} from './storedMarkup.ts'

/**
 * A page's document, in parts. Stored markup stays in the cache, because the markup
 * of 10,000 pages doesn't fit in memory. The thread that writes the document reads
 * it from there, and prints the critical CSS.
 */
export interface DocumentParts {
  /** Names the document in errors; absolute in the thread that writes it. */
  readonly file: string
  /** Up to the critical CSS. */
  readonly before: string
  readonly criticalCss: CriticalCssInput
  /** Between the critical CSS and the markup. */
  readonly between: string
  readonly markup: MarkupOrKey
  readonly after: string
}

/** List everything that determines a document's content. */
export function listDocumentInputs({
  before,
  criticalCss: { rulesHash, names, customProperties },
  between,
  markup,
  after
}: DocumentParts): CacheKey['inputs'] {
  const cssKey = JSON.stringify([rulesHash, names, customProperties])
  return [before, cssKey, between, ...listMarkupInputs(markup), after]
}

/**
 * Drop the sources of drawings, which only features read: readers would download
 * them for nothing.
 */
function dropSources(html: string): string {
  return html.replace(/(<figure\b[^>]*) data-source="[^"]*"/g, '$1')
}

/** Create a function that prints documents as served. */
export function createDocumentPrinter(
  cache: Cache
): (document: DocumentParts) => Promise<string> {
  const printCss = createCriticalCssPrinter(cache)
  return async document => {
    const { before, criticalCss, between, after } = document
    const styleElement = printStyle(printCss(criticalCss))
    const markup = await readMarkup(document, cache)
    return before + styleElement + between + dropSources(markup) + after
  }
}

/**
 * Read the contents of `#root`, with the sources of drawings in `data-source`.
 *
 * @throws Error if the cache has lost the markup
 */
export async function readMarkup(
  { file, markup }: Pick<DocumentParts, 'file' | 'markup'>,
  cache: Cache
): Promise<string> {
  return typeof markup === 'string'
    ? markup
    : readStoredMarkup(markup, cache, file)
}
