import { findHashTarget } from '../../../core/client/state/hashTarget.ts'
import { formatCount, formatText } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'
import { drawToolbox } from './drawToolbox.tsx'

/**
 * Filter the entries of long references, which `generator/rehypeApiFilter.ts`
 * marks: as the reader types, hide entries whose name and members' names don't
 * contain the text, groups without matching entries, and links that lead to
 * them. Marks what matches. Escape clears the filter, and so does a hash whose
 * target is hidden.
 *
 * @param root element that contains all content
 * @param signal removes the listeners
 */
export function filterEntries(root: HTMLElement, signal: AbortSignal): void {
  const findInput = () =>
    root.querySelector<HTMLInputElement>('.api-filter input')
  const update = (event: Event) => {
    const { type, target } = event
    const input = findInput()
    const clears =
      type === 'beforematch'
        ? target instanceof Element && target.matches(HIDDEN)
        : target === input && 'key' in event && event.key === 'Escape'
    if (!input || (!clears && (type !== 'input' || target !== input))) return
    if (clears) input.value = ''
    showMatches(input)
  }
  for (const type of ['input', 'keydown', 'beforematch']) {
    root.addEventListener(type, update, { signal })
  }
  // The reader may have typed while this file loaded.
  const input = findInput()
  if (input?.value) showMatches(input)
}

/** Unlike other hidden elements, these are printed. */
const HIDDEN = '[hidden=filtered]'

function showMatches(input: HTMLInputElement): void {
  const filter = input.closest('.api-filter')
  const query = input.value.trim().toLowerCase()
  let count = 0
  let section: Element[] = []
  let hasEntries = false
  let hasMatches = false
  // From the end, so that a group's entries are known at its heading.
  for (const block of listBlocks(filter).reverse()) {
    if (block === filter) break
    section.push(block)
    if (block.hasAttribute('data-entry')) {
      const isMatch = listNames(section).includes(query)
      show(section, isMatch)
      count += Number(isMatch)
      hasEntries = true
      hasMatches ||= isMatch
      section = []
    } else if (block.tagName === 'H2') {
      show(section, hasMatches || !hasEntries)
      show(section.filter(listsHidden), false)
      hasEntries = hasMatches = false
      section = []
    }
  }
  showLinks(filter)
  markMatches(filter, query)
  const { lang } = document.documentElement
  const status = filter?.querySelector('[role=status]')
  status?.replaceChildren(
    count > 0
      ? formatCount(texts.itemCount, ['count', count], lang)
      : formatText(texts.searchNothing, { query: input.value.trim() })
  )
  filter?.toggleAttribute('data-empty', count === 0)
  if (status && count === 0) drawToolbox(status)
}

/** Whether a block only lists links to entries, some of which are hidden. */
function listsHidden(block: Element): boolean {
  const targets = listLinks(block).map(findTarget)
  return (
    targets.some(target => target?.matches(HIDDEN)) &&
    targets.every(target => target?.hasAttribute('data-entry'))
  )
}

/** Hide links of the table of contents whose target is hidden. */
function showLinks(filter: Element | null): void {
  const text = filter?.closest('.prose')
  for (const link of listLinks(document.body)) {
    const item = text?.contains(link) ? null : link.closest('li')
    if (item) show([item], !findTarget(link)?.matches(HIDDEN))
  }
}

function listLinks(parent: Element): HTMLAnchorElement[] {
  return [...parent.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
}

function findTarget({ hash }: HTMLAnchorElement): HTMLElement | undefined {
  return findHashTarget(hash)
}

function show(section: readonly Element[], isShown: boolean): void {
  for (const block of section) {
    if (isShown) block.removeAttribute('hidden')
    else block.setAttribute('hidden', 'filtered')
  }
}

/** List the page's blocks, in order; strings of content have a wrapper. */
function listBlocks(filter: Element | null): Element[] {
  const blocks = filter
    ?.closest('.prose')
    ?.querySelectorAll(
      ':scope > :not([data-static]), :scope > [data-static] > *'
    )
  return [...(blocks ?? [])]
}

/** List the names of an entry and its members, in lower case. */
function listNames(section: readonly Element[]): string {
  return section
    .flatMap(findNames)
    .map(({ textContent }) => textContent)
    .join('\n')
    .toLowerCase()
}

function findNames(part: Element): readonly Element[] {
  return [
    ...(part.hasAttribute('data-entry') ? [part] : []),
    ...part.querySelectorAll('.api-name')
  ]
}

/** Mark all matches, without changing the document. */
function markMatches(filter: Element | null, query: string): void {
  if (!('highlights' in CSS)) return
  const names = query === '' ? [] : listBlocks(filter).flatMap(findNames)
  const ranges = names.flatMap(name => findRanges(name, query))
  CSS.highlights.set('api-filter', new Highlight(...ranges))
}

/** Find a text in an element, in which it may be split, for example by `<wbr>`. */
function findRanges(element: Element, query: string): readonly Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const places: (readonly [Node, number])[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    const length = currentNode.nodeValue?.length ?? 0
    for (let index = 0; index < length; index++) {
      places.push([currentNode, index])
    }
  }
  const at = element.textContent.toLowerCase().indexOf(query)
  const first = places[at]
  const last = places[at + query.length - 1]
  if (!first || !last) return []
  const range = new Range()
  range.setStart(...first)
  range.setEnd(last[0], last[1] + 1)
  return [range]
}
