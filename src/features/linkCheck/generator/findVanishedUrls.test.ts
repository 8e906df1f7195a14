import { expect, test } from 'vitest'
import { createMarkupReader } from '../../../core/build/prerender/createMarkupReader.ts'
import type { RenderedPage } from '../../../core/build/prerender/prerenderPages.ts'
import { createFileLocator } from '../../../core/content/sourceLocator.ts'
import { formatSiteError } from '../../../core/model/errors.ts'
import { createOutputFile, createPathname } from '../../../core/model/paths.ts'
import { findVanishedUrls } from './findVanishedUrls.ts'
import { listPublishedPages } from './listPublishedPages.ts'
import { formatUrlsLock, parseUrlsLock } from './urlsLock.ts'

function createPage(path: string, ids: readonly string[]): RenderedPage {
  const pathname = createPathname(path)
  const file = `${path.slice(1)}.md`
  const headings = ids.map(id => `<h2 id="${id}">Title</h2>`).join('')
  const facts = createMarkupReader(new Set())(headings)
  return {
    facts,
    inlineCode: facts.inlineCode,
    file: createOutputFile(pathname),
    record: { pathname, files: [] },
    planned: {
      contents: [],
      route: { kind: 'landing', pathname, isUnlisted: false },
      source: {
        file: file as never,
        absolutePath: `/content/${file}`,
        body: '',
        bodyLine: 0,
        locator: createFileLocator(file),
        format: 'md'
      }
    }
  }
}

function find(
  lock: string,
  pages: readonly RenderedPage[],
  redirects: readonly { from: string; to: string }[] = []
) {
  return findVanishedUrls(
    { pages, redirects, prefix: '/' },
    parseUrlsLock(lock)
  ).map(formatSiteError)
}

const page = createPage('/docs/form', ['start', 'field'])

test.each([
  ['/docs/form start field', [page], []],
  ['/docs/Form/ start', [page], []],
  ['/docs/old start', [page], [{ from: '/docs/old', to: '/docs/form' }]],
  ['/docs/old x', [page], [{ from: '/docs/old', to: '/docs/form#start' }]],
  ['/docs/old x', [], [{ from: '/docs/old', to: 'https://a.example' }]],
  ['# a comment\n\n', [], []]
])('%j still exists', (lock, pages, redirects) => {
  expect(find(lock, pages, redirects)).toEqual([])
})

test('new pages and headings are fine', () => {
  const fresh = createPage('/docs/new', [])
  expect(find('/docs/form start', [page, fresh])).toEqual([])
})

test('a missing address suggests the nearest new page', () => {
  const moved = createPage('/guides/forms', [])
  const lock = '# lock\n/docs/form start field\n/docs/formz start'
  expect(find(lock, [page, moved])).toEqual([
    expect.stringMatching(
      /^urls\.lock:3: The published address "\/docs\/formz" has disappeared\.\n.*guides\/forms\.md.*aliases: \['\/docs\/formz'\]\.\n.*--update-urls$/
    )
  ])
})

test('a missing address without a match asks for a redirect', () => {
  expect(find('/blog/news', [])).toEqual([
    expect.stringContaining("redirects: [{ from: '/blog/news', to: '…' }]")
  ])
})

test('a missing anchor suggests the new heading', () => {
  expect(find('/docs/form start fields', [page])).toEqual([
    expect.stringMatching(
      /^docs\/form\.md:1: The published anchor "#fields" of "\/docs\/form" has disappeared\.\n.*the heading "field".*\{#fields\}/
    )
  ])
})

test('a moved page keeps its anchors', () => {
  const redirects = [{ from: '/docs/old', to: '/docs/form' }]
  expect(find('/docs/old start gone', [page], redirects)).toEqual([
    expect.stringContaining('published anchor "#gone" of "/docs/old"')
  ])
})

test('published addresses are written sorted, with redirecting ones', () => {
  const built = {
    pages: [page, createPage('/blog', [])],
    redirects: [{ from: '/docs/old', to: '/docs/form' }],
    prefix: '/fr/'
  }
  const before = [{ pathname: '/fr/docs/old', anchors: ['start', 'gone'] }]
  const text = formatUrlsLock(listPublishedPages(built, before))
  expect(text.split('\n').filter(line => !line.startsWith('#'))).toEqual([
    '/fr/blog',
    '/fr/docs/form field start',
    '/fr/docs/old start',
    ''
  ])
})

test('an address with a lone percent sign is read verbatim', () => {
  expect(parseUrlsLock('/docs/100%')).toMatchObject([
    { pathname: '/docs/100%' }
  ])
})

test('a non-ASCII address survives writing and reading', () => {
  const written = formatUrlsLock([{ pathname: '/docs/заметки', anchors: [] }])
  expect(written).toContain('\n/docs/%D0%B7')
  expect(parseUrlsLock(written)).toMatchObject([{ pathname: '/docs/заметки' }])
})
