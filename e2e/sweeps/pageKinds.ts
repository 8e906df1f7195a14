import { statSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import { list, readFile } from '../support/builtPage.ts'
import { findSite } from '../support/sites.ts'

/** Every kind of page that our own site can have. */
export const pageKinds = [
  'landing page',
  'doc',
  'long doc',
  'doc of a folder',
  'category page',
  'blog list',
  'post',
  'archive',
  'authors page',
  'not-found page',
  'offline page'
] as const

export type PageKind = (typeof pageKinds)[number]

/** Where to look for the first page of a kind. */
const patterns: Readonly<Partial<Record<PageKind, RegExp>>> = {
  'landing page': /^\/$/,
  'doc of a folder': /^\/docs\/.+\/$/,
  'category page': /^\/docs\/category\//,
  'blog list': /^\/blog$/,
  post: /^\/blog\/(?!(?:archive|authors|page|tags)(?:\/|$))/,
  archive: /^\/blog\/archive$/,
  'authors page': /^\/blog\/authors$/
}

/**
 * Find a page of our own site, whatever its content is at the moment.
 *
 * @returns its address; undefined if there's no such page
 */
export function findPage(kind: PageKind): string | undefined {
  if (kind === 'not-found page') return '/nope'
  if (kind === 'offline page') return '/offline'
  const sitemap = load(readFile('own', '/sitemap.xml'), { xml: true })
  const pages = list(sitemap, 'loc').map(url => new URL(url).pathname)
  const pattern = patterns[kind]
  if (pattern !== undefined) return pages.find(page => pattern.test(page))
  const docs = pages.filter(page => /^\/docs\/(?!category\/).*[^/]$/.test(page))
  const bySize = docs.sort((one, other) => measure(one) - measure(other))
  // The longest are several times as long, and would take longer to test.
  return bySize[Math.floor(docs.length * (kind === 'long doc' ? 0.8 : 0.5))]
}

/** List a page of each kind that our own site has. */
export function listPages() {
  return pageKinds.flatMap(kind => {
    const address = findPage(kind)
    return address === undefined ? [] : [{ kind, address }]
  })
}

function measure(page: string): number {
  return statSync(path.join(findSite('own').folder, `${decodeURI(page)}.html`))
    .size
}

/** Pages of the site "everything" that together use every construct. */
export const contentPages = [
  '/docs/text',
  '/docs/admonitions',
  '/docs/tabs',
  '/docs/code',
  '/docs/components',
  '/docs/drawings',
  '/docs/images',
  '/docs/moved',
  '/docs/floats',
  '/docs/tables',
  '/docs/plain',
  '/blog',
  '/blog/2025/01/01/one'
] as const
