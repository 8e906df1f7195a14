import type { FeatureFiles, RenderedLocale } from '../../../core/locale.ts'
import { printBookStyles } from './bookStyles.ts'
import { createEpub } from './createEpub.ts'
import { type Book, planBooks } from './planBooks.ts'
import { printBookPage } from './printBookPage.ts'
import {
  type BookStyles,
  mergeBookStyles,
  readBookStyles
} from './readBookStyles.ts'
import { readChapters } from './readChapters.ts'

/** A book's files. */
interface PrintedBook {
  readonly html: string
  readonly css: string
  readonly epub: Uint8Array
}

/**
 * Create the books of a locale. The cache keeps each until one of its pages, or an
 * image of the site, changes.
 */
export async function printBooks(
  locale: RenderedLocale
): Promise<FeatureFiles> {
  const books = planBooks(locale.plan.site)
  if (books.length === 0) return {}
  let known: BookStyles | undefined
  const readStyles = () => {
    known ??= readBookStyles(locale.bundle.texts.styles)
    return known
  }
  const texts: { file: string; text: string }[] = []
  const bytes: { file: string; bytes: Uint8Array }[] = []
  for (const book of books) {
    const { html, css, epub } = await printBook(book, locale, readStyles)
    texts.push({ file: book.htmlFile, text: html })
    texts.push({ file: book.styleFile, text: css })
    bytes.push({ file: book.epubFile, bytes: epub })
  }
  return { texts, bytes }
}

/** @param readStyles reads those of the site, which takes a while */
function printBook(
  book: Book,
  locale: RenderedLocale,
  readStyles: () => BookStyles
): Promise<PrintedBook> {
  const {
    cache,
    reader,
    bundle,
    plan: { site }
  } = locale
  const sheets = listSheets(book, locale)
  const { client, texts } = site
  const facts = [
    book.title,
    book.version,
    book.htmlFile,
    book.epubFile,
    book.parts,
    client.title,
    client.titleDelimiter,
    client.url,
    client.baseUrl,
    client.locale,
    texts.downloadEpub,
    texts.tableOfContents,
    sheets,
    client.favicon,
    book.docs.map(({ pathname, title, source }) => [
      pathname,
      title,
      source.writtenIn,
      source.lastUpdated?.date
    ])
  ]
  // Parts refer to docs, whose sources have absolute paths.
  const key = JSON.stringify(facts, (name, value) =>
    name === 'doc' ? value.pathname : value
  )
  const pages = book.docs.flatMap(({ pathname }) => reader.listInputs(pathname))
  return cache.getOrCompute(
    { step: 'books', inputs: [key, bundle.texts.styles, ...pages] },
    async () => {
      const chapters = await readChapters(book, locale)
      const { direction } = client.locale
      const { pageStyles } = bundle.texts
      const shared = readStyles()
      const { fonts } = shared
      const own = sheets.map(file => readBookStyles(pageStyles.get(file) ?? ''))
      const styles = mergeBookStyles([shared, ...own])
      return {
        html: printBookPage(book, chapters, { site, sheets }),
        css: printBookStyles(book, chapters, { fonts, direction }),
        epub: await createEpub(book, chapters, { site, reader, styles })
      }
    }
  )
}

/** List the style sheets of a book's pages, relative to the base. */
function listSheets(
  { docs }: Book,
  { bundle, rendered }: Pick<RenderedLocale, 'bundle' | 'rendered'>
): readonly string[] {
  const pathnames = new Set<string>(docs.map(({ pathname }) => pathname))
  const own = rendered.pages
    .filter(({ record }) => pathnames.has(record.pathname))
    .flatMap(({ record }) => record.files)
    .filter(file => file.endsWith('.css'))
  return [...new Set([bundle.style, ...own])]
}
