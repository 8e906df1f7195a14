import { hashText } from '../../../core/model/hashText.ts'
import {
  decodePathnameIfValid,
  stripBaseUrl,
  toPathnameKey
} from '../../../core/model/paths.ts'
import * as texts from '../../../core/model/texts.ts'
import { listBlocks, type TreeReader } from '../blocks.ts'

/** What to mark in the document. */
export interface Marks {
  readonly baseUrl: string
  /** Pathnames of pages with new text. */
  readonly pages: readonly string[]
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
 * Mark links to pages with new text, and the new blocks of the page, also those
 * that appear later: in a category that opens, or after a navigation.
 *
 * @returns removes the marks
 */
export function markElements(marks: Marks): () => void {
  const keys = new Set(marks.pages.map(toPathnameKey))
  const mark = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      '[data-page-navigation] a[href]'
    )) {
      const path = stripBaseUrl(
        marks.baseUrl,
        decodePathnameIfValid(link.pathname)
      )
      const isPage = link.origin === location.origin && path !== undefined
      setMark(link, isPage && keys.has(toPathnameKey(path)))
    }
    const blocks = new Set(findNewBlocks(marks.blocks))
    for (const block of [...listMarked(), ...blocks]) {
      setMark(block, blocks.has(block))
    }
  }
  mark()
  let frame = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mark)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    for (const element of document.querySelectorAll('[data-new]')) {
      setMark(element, false)
    }
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
