import { formatCount } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'

/**
 * Filter the entries of long references, which `generator/rehypeApiFilter.ts`
 * marks: as the reader types, hide entries whose name and members' names don't
 * contain the text, and groups without matching entries. Escape clears the
 * filter, and so does a hash whose target is hidden.
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
      hasEntries = hasMatches = false
      section = []
    }
  }
  const { lang } = document.documentElement
  const status = filter?.querySelector('[role=status]')
  status?.replaceChildren(formatCount(texts.itemCount, ['count', count], lang))
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
  const names = section.flatMap(part => [
    ...(part.hasAttribute('data-entry') ? [part] : []),
    ...part.querySelectorAll('.api-name')
  ])
  return names
    .map(({ textContent }) => textContent)
    .join('\n')
    .toLowerCase()
}
