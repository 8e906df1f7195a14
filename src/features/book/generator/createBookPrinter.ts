import type { RenderedLocale } from '../../../index.ts'
import { printBookStyles } from './bookStyles.ts'
import { createEpub } from './createEpub.ts'
import type { Book } from './planBooks.ts'
import { printBookPage } from './printBookPage.ts'
import { mergeBookStyles, readBookStyles } from './readBookStyles.ts'
import { readChapters } from './readChapters.ts'

/** A book's files. */
export interface PrintedBook {
  readonly html: string
  readonly css: string
  readonly epub: Uint8Array
}

/** @param sheets style sheets of the book's pages, relative to the base */
export type PrintBook = (
  book: Book,
  sheets: readonly string[]
) => Promise<PrintedBook>

/** Create a function that prints the books of a locale. */
export function createBookPrinter(locale: RenderedLocale): PrintBook {
  const { reader, bundle, plan } = locale
  const { site } = plan
  const { direction } = site.client.locale
  const shared = readBookStyles(bundle.inlined.styles)
  return async (book, sheets) => {
    const chapters = await readChapters(book, locale)
    const { pageStyles } = bundle.inlined
    const { fonts } = shared
    const own = sheets.map(file => readBookStyles(pageStyles.get(file) ?? ''))
    const styles = mergeBookStyles([shared, ...own])
    return {
      html: printBookPage(book, chapters, { site, sheets }),
      css: printBookStyles(book, chapters, { fonts, direction }),
      epub: await createEpub(book, chapters, { site, reader, styles })
    }
  }
}
