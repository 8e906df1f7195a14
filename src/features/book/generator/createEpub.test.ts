import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, type Unzipped, unzipSync } from 'fflate'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import type { Site, SiteDoc } from '../../../index.ts'
import { createEpub } from './createEpub.ts'
import { readBookStyles } from './readBookStyles.ts'

/** From the Debian package of the same name. */
const EPUBCHECK = '/usr/bin/epubcheck'

const site = {
  client: {
    title: 'Docs & more',
    url: 'https://site.example',
    baseUrl: '/',
    locale: { htmlLang: 'en', direction: 'ltr' }
  },
  texts: { tableOfContents: 'Table of contents' }
} as unknown as Site

const sheet = `@layer tokens { :root { --color-link: #123456; --line: #abcdef } }
  .figure { --_line: var(--line) }
  .figure text { stroke: var(--none, #fff); paint-order: stroke }
  @media screen { [data-theme=dark] { --line: #000 } }`

const drawing = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
)

const pages: Readonly<Record<string, string>> = {
  one: `<h1>One &amp; only</h1><p id="one--a"><a href="#two--b">two</a>
    <img src="/a.svg" alt="A" srcset="/a.svg 2x"><img src="/gone.png" alt="gone"><img src="/b.webp" alt="B"></p>
    <pre><code><span class="k">const</span> a = 1</code></pre>`,
  two: `<h1>Two</h1><p id="two--b" aria-description="b" data-x="">b<br>
    <math><mi>x</mi></math></p><div hidden>shown</div>
    <div class="figure"><svg role="img" aria-label="T" viewBox="0 0 9 9"><g data-start=""><text font-weight="550" fill="var(--_line)">T</text></g></svg></div>
    <table><tbody><tr><td align="left">1</td></tr></tbody></table>`
}

function create() {
  const chapters = Object.entries(pages).map(([id, html]) => ({
    id,
    doc: { title: id, source: {} } as unknown as SiteDoc,
    tree: fromHtml(html, { fragment: true })
  }))
  const docs = chapters.map(({ doc }) => doc)
  const parts = docs.map(doc => ({ label: doc.title, doc, parts: [] }))
  const book = {
    title: 'Book <1>',
    version: undefined,
    parts,
    docs,
    htmlFile: 'docs/book.html',
    styleFile: 'docs/book.css',
    epubFile: 'docs/docs.epub'
  }
  const readAsset = async (href: string) =>
    href === '/a.svg' ? drawing : undefined
  return createEpub(book, chapters, {
    site,
    reader: { readAsset },
    styles: readBookStyles(sheet)
  })
}

test('an EPUB starts with its type, and equal books are equal bytes', async () => {
  const bytes = await create()
  expect(strFromU8(bytes.slice(30, 58))).toBe('mimetypeapplication/epub+zip')
  expect(Buffer.compare(bytes, await create())).toBe(0)
})

test('chapters link each other, and contain images that e-readers show', async () => {
  const files = unzipSync(await create())
  const chapter = readText(files, 'book/chapter-1.xhtml')
  expect(chapter).toContain('<a href="chapter-2.xhtml#two--b">')
  expect(chapter).toContain('src="image-1.svg"')
  expect(chapter).toContain('<span>gone</span><span>B</span>')
  expect(files['book/image-1.svg']).toEqual(drawing)
})

test('drawings and texts have the colors of the site in light mode', async () => {
  const files = unzipSync(await create())
  expect(readText(files, 'book/chapter-2.xhtml')).toContain(
    '<g><text font-weight="600" fill="#abcdef" style="stroke:#fff;paint-order:stroke">'
  )
  const css = readText(files, 'book/style.css')
  expect(css).toContain('a { color: #123456; }')
  expect(css).not.toContain('var(')
})

function readText(files: Unzipped, name: string): string {
  return strFromU8(files[name] ?? new Uint8Array())
}

test.skipIf(!existsSync(EPUBCHECK))(
  'epubcheck accepts an EPUB (skipped without the Debian package "epubcheck")',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'epub-'))
    try {
      const file = path.join(folder, 'book.epub')
      writeFileSync(file, await create())
      const { status, stdout, stderr } = spawnSync(
        'java',
        ['-jar', EPUBCHECK, '--failonwarnings', file],
        { encoding: 'utf8' }
      )
      expect(`${stdout}${stderr}`).toContain('0 errors / 0 warnings')
      expect(status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  120_000
)
