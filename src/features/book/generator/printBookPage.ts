import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { type Site, toAbsoluteUrl, toHref, toPathname } from '../../../index.ts'
import { type Book, type BookPart, SCRIPT_FILE } from './planBooks.ts'
import type { Chapter } from './readChapters.ts'

/**
 * Print a book as a document. Its only script sets the color mode.
 *
 * @param sheets style sheets besides the book's own, relative to the base
 * @param fontUrls fonts of these sheets; otherwise they'd arrive after the first
 *   paint, and stay unused on screen
 */
export function printBookPage(
  book: Book,
  chapters: readonly Chapter[],
  {
    site,
    sheets,
    fontUrls
  }: {
    readonly site: Site
    readonly sheets: readonly string[]
    readonly fontUrls: readonly string[]
  }
): string {
  const { client, texts } = site
  const { title, version, docs } = book
  const href = (file: string) => toHref(client.baseUrl, file)
  const ids = new Map(chapters.map(({ doc, id }) => [doc, id]))
  const head = h('head', [
    h('meta', { charSet: 'utf-8' }),
    h('meta', {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1'
    }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('title', `${title} ${client.titleDelimiter} ${client.title}`),
    // It blocks the first paint, so that no other mode flashes.
    h('script', { src: href(SCRIPT_FILE) }),
    h('link', { rel: 'icon', href: client.favicon ?? 'data:,' }),
    ...fontUrls.map(url =>
      h('link', {
        rel: 'preload',
        href: url,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: ''
      })
    ),
    ...[...sheets, book.styleFile].map(file =>
      h('link', { rel: 'stylesheet', href: href(file) })
    )
  ])
  const start = docs[0]?.pathname ?? toPathname('/')
  const cover = h('header', { className: 'book-cover' }, [
    h('p', { className: 'book-site' }, client.title),
    h('h1', { className: 'book-title' }, title),
    ...(version === undefined ? [] : [h('p', version)]),
    h('p', { dataPrint: 'hidden' }, [
      h('a', { href: href(start) }, `← ${title}`),
      ' · ',
      h(
        'a',
        { href: href(book.epubFile), download: true },
        texts['book.download'] ?? ''
      )
    ]),
    h('p', { className: 'book-address' }, toAbsoluteUrl(client, start))
  ])
  const contents = h(
    'nav',
    { className: 'book-contents', ariaLabel: texts.tableOfContents },
    [h('h2', texts.tableOfContents), listParts(book.parts, ids)]
  )
  const sections = chapters.map(({ doc, id, tree }) =>
    h(
      'section',
      { id, className: 'prose book-chapter', lang: doc.source.writtenIn },
      tree.children as Element[] // a fragment
    )
  )
  const html = h(
    'html',
    {
      lang: client.locale.htmlLang,
      dir: client.locale.direction,
      dataTheme: client.colorMode.defaultMode
    },
    [
      head,
      h('body', [
        h('main', { className: 'book' }, [cover, contents, ...sections])
      ])
    ]
  )
  return toHtml({ type: 'root', children: [{ type: 'doctype' }, html] })
}

/** List links to chapters, nested like the chapters. */
export function listParts(
  parts: readonly BookPart[],
  ids: ReadonlyMap<BookPart['doc'], string>,
  toTarget = (id: string) => `#${id}`
): Element {
  return h(
    'ol',
    parts.map(({ label, doc, parts: inner }) => {
      const id = doc && ids.get(doc)
      const name =
        id === undefined
          ? h('span', label)
          : h('a', { href: toTarget(id) }, label)
      return h('li', [
        name,
        ...(inner.length === 0 ? [] : [listParts(inner, ids, toTarget)])
      ])
    })
  )
}
