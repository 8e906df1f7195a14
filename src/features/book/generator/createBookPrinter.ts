import type { FilesLocale, PageStyles } from '../../../index.ts'
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

/** @param sheets style sheets of the book's pages: first the site's */
export type PrintBook = (
  book: Book,
  sheets: readonly PageStyles[]
) => Promise<PrintedBook>

/** Create a function that prints the books of a locale. */
export function createBookPrinter({
  reader,
  plan: { site }
}: Pick<FilesLocale, 'reader' | 'plan'>): PrintBook {
  const { direction } = site.client.locale
  return async (book, sheets) => {
    const chapters = await readChapters(book, reader)
    const all = sheets.map(({ css }) => readBookStyles(css))
    const styles = mergeBookStyles(all)
    const { fonts = '', fontUrls = [] } = all[0] ?? {}
    const files = sheets.map(({ file }) => file)
    return {
      html: printBookPage(book, chapters, { site, sheets: files, fontUrls }),
      css: printBookStyles(book, chapters, { fonts, direction }),
      epub: await createEpub(book, chapters, { site, reader, styles })
    }
  }
}
