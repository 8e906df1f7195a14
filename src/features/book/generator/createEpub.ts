import { strToU8, type Zippable, zipSync } from 'fflate'
import type { Element } from 'hast'
import { select } from 'hast-util-select'
import { toXast } from 'hast-util-to-xast'
import { h } from 'hastscript'
import { toXml } from 'xast-util-to-xml'
import {
  type PageReader,
  type Site,
  toAbsoluteUrl,
  toPathname
} from '../../../index.ts'
import { adaptChapter, type EpubImage } from './adaptChapter.ts'
import { EPUB_STYLES } from './epubStyles.ts'
import type { Book } from './planBooks.ts'
import { listParts } from './printBookPage.ts'
import { type BookStyles, resolveTokens } from './readBookStyles.ts'
import type { Chapter } from './readChapters.ts'

/** A chapter's file. */
interface EpubDocument {
  readonly file: string
  readonly xml: string
  /** What readers must support, as the package lists it. */
  readonly properties: readonly string[]
}

/** The earliest time that a zip archive can contain, whatever the time zone. */
const ZIP_TIME = new Date(1980, 0, 1)

/** Time of a book whose pages have no dates. */
const UNKNOWN_TIME = '1980-01-01'

/**
 * Create an EPUB 3. Equal chapters result in equal bytes.
 *
 * @see https://www.w3.org/TR/epub-33/
 */
export async function createEpub(
  book: Book,
  chapters: readonly Chapter[],
  {
    site,
    reader,
    styles
  }: {
    readonly site: Site
    readonly reader: Pick<PageReader, 'readAsset'>
    readonly styles: Pick<BookStyles, 'tokens' | 'drawings'>
  }
): Promise<Uint8Array> {
  const { texts, client } = site
  const images = new Map<string, EpubImage>()
  const files = new Map(
    chapters.map(({ id }, index) => [id, `chapter-${index + 1}.xhtml`])
  )
  const documents: EpubDocument[] = []
  for (const { doc, id, tree } of chapters) {
    const file = files.get(id) ?? ''
    const { url } = client
    const target = { files, images, file, reader, styles, url }
    const adapted = await adaptChapter(tree, target)
    const properties = [
      ...(select('svg', adapted) ? ['svg'] : []),
      ...(select('math', adapted) ? ['mathml'] : [])
    ]
    const body = h('section', { id }, adapted.children as Element[])
    const language = doc.source.writtenIn
    const xml = printPage(site, doc.title, [body], language)
    documents.push({ file, xml, properties })
  }
  const cover = printPage(site, book.title, [
    h('section', { className: 'book-cover' }, [
      h('p', client.title),
      h('h1', book.title),
      ...(book.version === undefined ? [] : [h('p', book.version)])
    ])
  ])
  const ids = new Map(chapters.map(({ doc, id }) => [doc, id]))
  const list = listParts(book.parts, ids, id => files.get(id) ?? '')
  const nav = printPage(site, texts.tableOfContents, [
    h('nav', { 'epub:type': 'toc' }, [h('h1', texts.tableOfContents), list])
  ])
  const content: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'book/package.opf': strToU8(
      printPackage(book, site, documents, [...images.values()])
    ),
    'book/nav.xhtml': strToU8(nav),
    'book/cover.xhtml': strToU8(cover),
    'book/style.css': strToU8(resolveTokens(EPUB_STYLES, styles.tokens))
  }
  for (const { file, xml } of documents) content[`book/${file}`] = strToU8(xml)
  for (const { file, bytes } of images.values()) {
    content[`book/${file}`] = Uint8Array.from(bytes)
  }
  return zipSync(content, { level: 6, mtime: ZIP_TIME })
}

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles>
    <rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/>
  </rootfiles>
</container>
`

function printPage(
  { client }: Site,
  title: string,
  children: Element[],
  language = client.locale.htmlLang
): string {
  const html = h(
    'html',
    {
      lang: language,
      dir: client.locale.direction,
      'xmlns:epub': 'http://www.idpf.org/2007/ops'
    },
    [
      h('head', [
        h('title', title),
        h('link', { rel: 'stylesheet', href: 'style.css' })
      ]),
      h('body', children)
    ]
  )
  const xml = toXml(toXast(html), { closeEmptyElements: true })
  return `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n${xml}\n`
}

function printPackage(
  book: Book,
  { client }: Site,
  documents: readonly EpubDocument[],
  images: readonly EpubImage[]
): string {
  const { title, version, docs } = book
  const dates = docs.flatMap(({ source }) => source.lastUpdated?.date ?? [])
  const newest = dates.toSorted().at(-1) ?? UNKNOWN_TIME
  const modified = new Date(newest).toISOString().replace(/\.\d+Z$/, 'Z')
  const bookUrl = toAbsoluteUrl(client, toPathname(`/${book.htmlFile}`))
  const name = version === undefined ? title : `${title} ${version}`
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...documents.map(({ file, properties }, index) => {
      const needs =
        properties.length === 0 ? '' : ` properties="${properties.join(' ')}"`
      return `<item id="chapter-${index + 1}" href="${file}" media-type="application/xhtml+xml"${needs}/>`
    }),
    ...images.map(
      ({ file, type }, index) =>
        `<item id="image-${index + 1}" href="${file}" media-type="${type}"/>`
    )
  ]
  const order = [
    'cover',
    'nav',
    ...documents.map((_, index) => `chapter-${index + 1}`)
  ]
  const direction =
    client.locale.direction === 'rtl' ? ' page-progression-direction="rtl"' : ''
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">${escapeText(bookUrl)}</dc:identifier>
    <dc:title>${escapeText(name)}</dc:title>
    <dc:language>${escapeText(client.locale.htmlLang)}</dc:language>
    <dc:publisher>${escapeText(client.title)}</dc:publisher>
    <meta property="dcterms:modified">${modified}</meta>
  </metadata>
  <manifest>
    ${items.join('\n    ')}
  </manifest>
  <spine${direction}>
    ${order.map(id => `<itemref idref="${id}"/>`).join('\n    ')}
  </spine>
</package>
`
}

function escapeText(value: string): string {
  return toXml({ type: 'text', value })
}
