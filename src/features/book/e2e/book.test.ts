import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../../e2e/support/ask.ts'
import {
  hasPage,
  list,
  readFile,
  readPage
} from '../../../../e2e/support/builtPage.ts'
import { findSite, type SharedSite } from '../../../../e2e/support/sites.ts'

const everything = () => readPage('everything', '/docs/book')

describe('the printable page of a sidebar', () => {
  test('has a cover, a table of contents and all pages as chapters, once', () => {
    const page = everything()
    const chapters = list(page, '.book-chapter h1')
    expect(list(page, '.book-title')).toEqual(['Everything'])
    expect(chapters.length).toBeGreaterThan(10)
    expect(new Set(chapters).size).toBe(chapters.length)
    expect(list(page, '.book-contents a@href')).toEqual(
      list(page, '.book-chapter@id').map(id => `#${id}`)
    )
  })

  test('has unique ids, and its links and labels refer to some', () => {
    const page = everything()
    const ids = list(page, '[id]@id')
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const references = [
      ...list(page, 'a[href^="#"]@href').map(href =>
        decodeURIComponent(href.slice(1))
      ),
      ...list(page, '[aria-labelledby]@aria-labelledby'),
      ...list(page, '[headers]@headers'),
      ...list(page, '[marker-end]@marker-end').map(url => url.slice(5, -1))
    ].flatMap(each => each.split(' '))
    expect(references.length).toBeGreaterThan(50)
    expect(references.filter(id => !ids.includes(id))).toEqual([])
  })

  test('links the rest of the site, and shows its images', () => {
    const page = everything()
    const { folder } = findSite('everything')
    const files = [
      ...list(page, 'a[href^="/"]@href'),
      ...list(page, 'img@src'),
      ...list(page, 'link[href^="/"]@href')
    ].map(href => decodeURIComponent(href.replace(/[?#].*/, '')))
    expect(files.length).toBeGreaterThan(10)
    const missing = files.filter(
      file =>
        !hasPage('everything', file) && !existsSync(path.join(folder, file))
    )
    expect(missing).toEqual([])
  })

  test('has no controls or inline code, and its only script sets the color mode', () => {
    const page = everything()
    expect(list(page, 'button, input, [style], [onclick]')).toEqual([])
    expect(list(page, 'script@src')).toEqual(['/book.js'])
    expect(list(page, 'script')).toEqual([''])
    expect(readFile('everything', '/book.js')).toContain('dataset.theme')
  })

  test('shows all tabs with their labels, opens details, and keeps what a task list says', () => {
    const page = everything()
    const panels = list(readPage('everything', '/docs/tabs'), '[role=tabpanel]')
    const shown = page('#page-docs-tabs .print-tab > .print-label').length
    expect(shown).toBe(panels.length)
    expect(list(page, 'details:not([open])')).toEqual([])
    expect(list(page, '.task-list-item')).toEqual([
      '☑ Done',
      '☐ To do',
      '☑ Done, with a link'
    ])
  })

  test('its style sheet has a running head for each chapter', () => {
    const css = readFile('everything', '/docs/book.css')
    expect(css).toContain('@top-right { content: "Admonitions";')
    expect(css.match(/@page chapter-\d+/g)).toHaveLength(
      list(everything(), '.book-chapter').length
    )
  })

  test('preloads its fonts, which would be too late for the first paint', () => {
    const css = readFile('everything', '/docs/book.css')
    const fonts = Array.from(
      css.matchAll(/url\(([^)]+\.woff2)\)/g),
      ([, url]) => url
    )
    expect(fonts).toHaveLength(2)
    expect(list(everything(), 'link[rel=preload][as=font]@href')).toEqual(fonts)
  })

  test('search engines, search and offline copies leave it out', () => {
    expect(list(everything(), 'meta[name=robots]@content')).toEqual(['noindex'])
    const { folder } = findSite('everything')
    const naming = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Scripts of pages contain the link, and the client knows that it's a file.
      .filter(file => !/^assets\/(?:pages|client)/.test(file))
      .filter(file => /\.(?:json|js|md|txt|xml|webmanifest)$/.test(file))
      .filter(file =>
        /docs\/(?:book|docs\.epub)/.test(readFile('everything', file))
      )
    expect(naming).toEqual([])
  })
})

const kit = 'versionsAndLocales'

test.each([
  ['/docs', 'en', 'ltr', 'Topic on one page', '2.0'],
  ['/docs/next', 'en', 'ltr', 'Topic on one page', 'Next'],
  ['/docs/1.0', 'en', 'ltr', 'Topic on one page', '1.0'],
  ['/de/docs', 'de', 'ltr', 'Ganzes Thema auf einer Seite', '2.0'],
  ['/ar/docs', 'ar', 'rtl', 'Topic on one page', '٢٫٠']
])(
  'each version and language has a book per sidebar, which its pages link: %s',
  (docs, lang, direction, label, version) => {
    const page = readPage(kit, `${docs}/intro`)
    const link = findLink(page, label)
    expect(link).toBe(`${docs}/guides/book`)
    const book = readPage(kit, link)
    expect(list(book, 'html@lang')).toEqual([lang])
    expect(list(book, 'html@dir')).toEqual([direction])
    expect(list(book, '.book-cover')[0]).toContain(version)
    const start = list(book, '.book-cover a@href')
    expect(start[1]).toBe(`${docs}/guides/guides.epub`)
    const css = readFile(kit, `${docs}/guides/book.css`)
    expect(css).toContain(direction === 'rtl' ? '@top-left' : '@top-right')
    const files = unzipSync(readBytes(kit, start[1] ?? ''))
    const opf = strFromU8(files['book/package.opf'] ?? new Uint8Array())
    expect(opf).toContain(`<dc:language>${lang}</dc:language>`)
    expect(opf).toContain(version)
  }
)

test('another sidebar of the same version is another book', () => {
  const link = findLink(readPage(kit, '/docs/extra'), 'Topic on one page')
  expect(link).toBe('/docs/extras/book')
  expect(list(readPage(kit, link), '.book-chapter')).toHaveLength(1)
})

test('the server sends EPUBs with their type', async () => {
  const { status, headers } = await ask('everything', '/docs/docs.epub')
  expect([status, headers['content-type']]).toEqual([
    200,
    'application/epub+zip'
  ])
})

test('an EPUB contains the images of its pages', () => {
  const files = unzipSync(readBytes('everything', '/docs/docs.epub'))
  const images = Object.keys(files).filter(name => name.includes('image-'))
  expect(images.length).toBeGreaterThan(3)
})

/** From the Debian package of the same name. */
const EPUBCHECK = '/usr/bin/epubcheck'

test.skipIf(!existsSync(EPUBCHECK)).each([
  ['everything', '/docs/docs.epub'],
  [kit, '/ar/docs/guides/guides.epub']
] as const)(
  'epubcheck accepts the EPUB of "%s" without warnings (skipped without the Debian package "epubcheck")',
  (site, file) => {
    const { status, stdout, stderr } = spawnSync(
      'java',
      [
        '-jar',
        EPUBCHECK,
        '--failonwarnings',
        path.join(findSite(site).folder, file)
      ],
      { encoding: 'utf8' }
    )
    expect(`${stdout}${stderr}`).toContain('No errors or warnings detected')
    expect(status).toBe(0)
  },
  120_000
)

function findLink(page: CheerioAPI, label: string): string {
  const link = page('a').filter((_, each) => page(each).text() === label)
  return link.attr('href') ?? ''
}

function readBytes(site: SharedSite, file: string): Uint8Array {
  return readFileSync(path.join(findSite(site).folder, file))
}
