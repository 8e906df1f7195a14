import type { FeatureFile, FilesLocale } from '../../../index.ts'
import type { PrintBook, PrintedBook } from './createBookPrinter.ts'
import { type Book, planBooks, SCRIPT_FILE } from './planBooks.ts'
import { printModeScript } from './printModeScript.ts'

/**
 * Print the books of a locale. The cache keeps each until one of its pages, or an
 * image of the site, changes.
 */
export async function printBooks(
  locale: FilesLocale
): Promise<readonly FeatureFile[]> {
  const { site } = locale.plan
  const books = planBooks(site)
  if (books.length === 0) return []
  let printer: Promise<PrintBook> | undefined
  // Its packages take a while to load, and most builds print no book.
  const openPrinter = () => {
    printer ??= import('./createBookPrinter.ts').then(({ createBookPrinter }) =>
      createBookPrinter(locale)
    )
    return printer
  }
  const files: FeatureFile[] = [
    { file: SCRIPT_FILE, text: printModeScript(site.client.colorMode) }
  ]
  for (const book of books) {
    const { html, css, epub } = await getBook(book, locale, openPrinter)
    files.push(
      { file: book.htmlFile, text: html },
      { file: book.styleFile, text: css },
      { file: book.epubFile, bytes: epub }
    )
  }
  return files
}

/** Print a book, unless the cache has it. */
function getBook(
  book: Book,
  locale: FilesLocale,
  openPrinter: () => Promise<PrintBook>
): Promise<PrintedBook> {
  const {
    cache,
    reader,
    plan: { site }
  } = locale
  const pathnames = book.docs.map(({ pathname }) => pathname)
  const sheets = reader.listStyles(pathnames)
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
    client.colorMode,
    texts['book.download'],
    texts.tableOfContents,
    sheets.map(({ file }) => file),
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
  const pages = pathnames.flatMap(reader.listInputs)
  return cache.getOrCompute(
    { step: 'books', inputs: [key, ...sheets.map(({ css }) => css), ...pages] },
    async () => (await openPrinter())(book, sheets)
  )
}
