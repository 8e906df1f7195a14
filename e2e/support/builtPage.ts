import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { findSite, type SharedSite } from './sites.ts'

const pages = new Map<string, CheerioAPI>()

/**
 * Parse a served page. The result is memoized, so don't mutate it.
 *
 * @param address of the page with its base, such as `/kit/docs/first`
 * @throws Error if nothing was built for the address
 */
export function readPage(site: SharedSite, address: string): CheerioAPI {
  const key = `${site} ${address}`
  const page = pages.get(key) ?? load(readFile(site, findFile(address)))
  pages.set(key, page)
  return page
}

/** Read an output file, such as `/sitemap.xml`. */
export function readFile(site: SharedSite, file: string): string {
  return readFileSync(path.join(findSite(site).folder, file), 'utf8')
}

/** Whether the build has a page at an address. */
export function hasPage(site: SharedSite, address: string): boolean {
  return existsSync(path.join(findSite(site).folder, findFile(address)))
}

/**
 * List what a selector matches, in document order.
 *
 * @param query a selector, optionally followed by `@` and an attribute name
 * @returns texts with single spaces, or the attribute's values
 */
export function list(page: CheerioAPI, query: string): readonly string[] {
  const [, selector = query, attribute] = query.match(/^(.*)@([\w-]+)$/s) ?? []
  return page(selector)
    .toArray()
    .map(element =>
      attribute === undefined
        ? page(element).text().replace(/\s+/g, ' ').trim()
        : (page(element).attr(attribute) ?? '')
    )
}

function findFile(address: string): string {
  return address.endsWith('/') ? `${address}index.html` : `${address}.html`
}
