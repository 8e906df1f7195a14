import type { Root } from 'hast'
import { select } from 'hast-util-select'
import { h } from 'hastscript'
import type { PageText } from '../locale.ts'
import { copyPageText } from './copyPageText.ts'
import { prefixPages } from './prefixPages.ts'

/** A page to read. */
interface PageHtml {
  readonly pathname: string
  readonly title: string | undefined
  /** The page's `<main>`; empty if there's no such page. */
  readonly html: string
}

/**
 * Prepare the texts of pages for one document: see `readTexts` of `PageReader`.
 *
 * @param site its `url` and `baseUrl` tell internal links from others
 */
export function readPageTexts(
  pages: readonly PageHtml[],
  site: { readonly url: string; readonly baseUrl: string }
): readonly PageText[] {
  const used = new Set<string>()
  const named = pages.map(({ pathname, html }) => ({
    pathname,
    prefix: namePage(pathname, used),
    tree: copyPageText(html)
  }))
  return prefixPages(named, site).map((tree, index) => ({
    id: named[index]?.prefix ?? '',
    tree: select('h1', tree) ? tree : addTitle(tree, pages[index]?.title)
  }))
}

/** Name a page after its pathname, so that links to it stay valid. */
function namePage(pathname: string, used: Set<string>): string {
  const name = `page${pathname.replace(/[^\p{L}\p{N}]+/gu, '-')}`.replace(
    /-$/,
    ''
  )
  const free = used.has(name) ? namePage(`${pathname}-2`, used) : name
  used.add(free)
  return free
}

function addTitle(tree: Root, title: string | undefined): Root {
  return title === undefined
    ? tree
    : { ...tree, children: [h('h1', title), ...tree.children] }
}
