import type { Element, Root } from 'hast'
import { ID_REFERENCES } from '../markdown/idReferences.ts'
import { walkElements } from '../markdown/walkTree.ts'
import {
  decodeLinkIfValid,
  decodePathnameIfValid,
  stripBaseUrl,
  toPathnameKey
} from '../model/paths.ts'

/** A page that becomes part of a larger document. */
export interface PrefixedPage {
  readonly pathname: string
  /** Unique in the document; the page gets it as an id. */
  readonly prefix: string
  readonly tree: Root
}

/**
 * Prepare pages for one document: ids and everything that refers to them get the
 * page's prefix, and links between these pages become links within the document.
 * Other links to the site start with its base, wherever they are.
 *
 * @param site its `url` and `baseUrl` tell internal links from others
 * @returns copies of the pages' trees, in the given order
 */
export function prefixPages(
  pages: readonly PrefixedPage[],
  site: { readonly url: string; readonly baseUrl: string }
): readonly Root[] {
  const byPath = new Map(
    pages.map(page => [toPathnameKey(page.pathname), page])
  )
  const ids = new Map(pages.map(page => [page, listIds(page.tree)]))
  return pages.map(page => {
    const tree = structuredClone(page.tree)
    const known = ids.get(page) ?? new Set()
    const rename = (id: string) => nameId(page.prefix, id)
    const resolve = (href: string) => resolveLink(href, page)
    walkElements(tree, element => {
      prefixElement(element, { rename, resolve, known })
      return undefined
    })
    return tree
  })

  function resolveLink(href: string, page: PrefixedPage): string {
    const base = site.url + site.baseUrl + page.pathname.slice(1)
    if (!URL.canParse(href, base)) return href
    const url = new URL(href, base)
    if (url.origin !== new URL(site.url).origin) return url.href
    const { pathname, search, hash } = url
    const path = stripBaseUrl(site.baseUrl, decodePathnameIfValid(pathname))
    const target = path === undefined ? undefined : findPage(path)
    if (target === undefined || search !== '') return pathname + search + hash
    const id = decodeLinkIfValid(hash.slice(1))
    // Without its target, a link leads to the start of the page.
    return ids.get(target)?.has(id)
      ? `#${nameId(target.prefix, id)}`
      : `#${target.prefix}`
  }

  function findPage(path: string) {
    return byPath.get(toPathnameKey(path))
  }
}

/** How the attributes of a page change. */
interface Renaming {
  readonly rename: (id: string) => string
  readonly resolve: (href: string) => string
  readonly known: ReadonlySet<string>
}

function prefixElement(
  { tagName, properties }: Element,
  { rename, resolve, known }: Renaming
): void {
  if (typeof properties.id === 'string') properties.id = rename(properties.id)
  for (const name of ID_REFERENCES) {
    const value = properties[name]
    if (value === undefined || value === null) continue
    const kept = String(Array.isArray(value) ? value.join(' ') : value)
      .split(/\s+/)
      .filter(id => known.has(id))
      .map(rename)
    Object.assign(properties, { [name]: kept.join(' ') || undefined })
  }
  // Radio buttons and exclusive details of two pages don't belong together.
  const isGroup = tagName === 'details' || properties.type === 'radio'
  if (isGroup && typeof properties.name === 'string') {
    properties.name = rename(properties.name)
  }
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== 'string') continue
    if (name === 'href' || name === 'xLinkHref') {
      const isLink = tagName === 'a' || tagName === 'area'
      if (isLink) properties[name] = resolve(value)
      else if (value.startsWith('#')) {
        properties[name] = `#${rename(value.slice(1))}`
      }
    } else if (name === 'useMap')
      properties[name] = `#${rename(value.slice(1))}`
    else if (value.includes('url(')) {
      properties[name] = value.replace(
        /url\((["']?)#([^)"']+)\1\)/g,
        (_, quote: string, id: string) => `url(${quote}#${rename(id)}${quote})`
      )
    }
  }
}

function listIds(tree: Root): ReadonlySet<string> {
  const ids = new Set<string>()
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') ids.add(id)
    return undefined
  })
  return ids
}

/** Create an id that is also a name in XML. */
function nameId(prefix: string, id: string): string {
  return `${prefix}--${toXmlName(id)}`
}

/** Replace characters that names in XML can't contain. */
function toXmlName(text: string): string {
  return text.replace(
    /[^\p{L}\p{N}._-]/gu,
    character => `_${character.codePointAt(0)?.toString(16)}`
  )
}
