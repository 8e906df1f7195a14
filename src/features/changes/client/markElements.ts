import { hashText } from '../../../core/model/hashText.ts'
import {
  decodePathnameIfValid,
  stripBaseUrl,
  toPathnameKey
} from '../../../core/model/paths.ts'
import { isVisibleItem, type SidebarItem } from '../../../core/model/sidebar.ts'
import * as texts from '../../../core/model/texts.ts'
import { listBlocks, type TreeReader } from '../blocks.ts'

/** What to mark in the document. */
export interface Marks {
  readonly baseUrl: string
  /** Pathnames of pages with new text. */
  readonly pages: readonly string[]
  /** The items of the page's sidebar. */
  readonly items: readonly SidebarItem[]
  /** The items that are or contain the page. */
  readonly active: ReadonlySet<SidebarItem>
  /** Hashes of the new blocks of the current page. */
  readonly blocks: ReadonlySet<string>
}

const reader: TreeReader<Node> = {
  getTag: node =>
    node instanceof Element ? node.localName.toLowerCase() : undefined,
  getChildren: node => [...node.childNodes],
  getText: node => {
    if (node instanceof Text) return node.data
    return node instanceof HTMLImageElement ? node.alt : ''
  }
}

/**
 * Mark links to pages with new text, closed categories that contain such a page, and
 * the new blocks of the page, also those that appear later: in a category that
 * opens, or after a navigation.
 *
 * @returns removes the marks
 */
export function markElements(marks: Marks): () => void {
  const isNew = createPageCheck(marks)
  const mark = () => {
    const found = new Set([
      ...findNewLinks(marks, isNew),
      ...findNewBlocks(marks.blocks)
    ])
    for (const element of [...listAllMarked(), ...found]) {
      setMark(element, found.has(element))
    }
  }
  mark()
  let frame = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mark)
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-expanded']
  })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    for (const element of listAllMarked()) setMark(element, false)
  }
}

function listAllMarked(): Iterable<Element> {
  return document.querySelectorAll('[data-new]')
}

/** Tells whether a URL leads to a page with new text. */
type PageCheck = (url: string) => boolean

function createPageCheck({ baseUrl, pages }: Marks): PageCheck {
  const keys = new Set(pages.map(toPathnameKey))
  return url => {
    const { origin, pathname } = new URL(url, location.origin)
    const path = stripBaseUrl(baseUrl, decodePathnameIfValid(pathname))
    return (
      origin === location.origin &&
      path !== undefined &&
      keys.has(toPathnameKey(path))
    )
  }
}

/** Find what leads to pages with new text, in the sidebar and in the mobile menu. */
function findNewLinks(marks: Marks, isNew: PageCheck): readonly Element[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    '[data-page-navigation] a[href], ul[data-level] a[href]'
  )
  const trees = document.querySelectorAll('ul[data-level="1"]')
  return [
    ...[...links].filter(link => isNew(link.href)),
    ...[...trees].flatMap(tree =>
      findClosedLabels(tree, marks.items, marks.active, isNew)
    )
  ]
}

/** Find the labels of closed categories that contain a page with new text. */
function findClosedLabels(
  list: Element,
  items: readonly SidebarItem[],
  active: Marks['active'],
  isNew: PageCheck
): readonly Element[] {
  const visible = items.filter(item => isVisibleItem(item, active))
  return visible.flatMap((item, index) => {
    const element = list.children[index]
    if (item.kind !== 'category' || !(element instanceof HTMLElement)) return []
    if (!('open' in element.dataset)) {
      const label = element.querySelector('a, button')
      return label !== null && containsNew(item, isNew) ? [label] : []
    }
    const inner = element.querySelector(':scope > ul')
    return inner === null
      ? []
      : findClosedLabels(inner, item.items, active, isNew)
  })
}

function containsNew(item: SidebarItem, isNew: PageCheck): boolean {
  switch (item.kind) {
    case 'html':
      return false
    case 'link':
      return !item.unlisted && isNew(item.href)
    case 'category':
      return item.items.some(child => containsNew(child, isNew))
  }
}

/** List the marked blocks of the page. */
export function listMarked(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main .prose [data-new]')]
}

/** Find the blocks of the page with these hashes. */
export function findNewBlocks(
  hashes: ReadonlySet<string>
): readonly HTMLElement[] {
  const text = document.querySelector('main .prose')
  if (hashes.size === 0 || text === null) return []
  return listBlocks<Node>(text, reader).flatMap(({ node, text: content }) =>
    node instanceof HTMLElement && hashes.has(hashText(content))
      ? // Code scrolls within its block, which would hide the mark.
        (node.closest<HTMLElement>('.code-block') ?? node)
      : []
  )
}

function setMark(element: Element, isNew: boolean): void {
  if (isNew === element.hasAttribute('data-new')) return
  element.toggleAttribute('data-new', isNew)
  if (isNew) element.setAttribute('aria-description', texts.newSinceVisit)
  else element.removeAttribute('aria-description')
}
