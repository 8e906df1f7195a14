import { hasModifier } from '../../../core/client/state/hasModifier.ts'
import {
  findNextIndex,
  type KeyMoves
} from '../../../core/client/ui/findNextIndex.ts'

/** Identifiers in code that link to their documentation. */
const SYMBOL = '.symbol'

const KEYS: KeyMoves = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last'
}

/**
 * Add tooltips and keyboard behavior to identifiers in code: one tab stop per
 * block, and arrow keys, Home and End inside it. Escape hides the tooltip.
 *
 * Each identifier is a plain link and a tab stop until one has been focused, so
 * they work without JavaScript.
 *
 * @param root element that contains all code
 * @param signal removes the listeners
 */
export function enhanceSymbols(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('pointerover', onPointer, { signal })
  root.addEventListener('focusin', onFocus, { signal })
  root.addEventListener('keydown', onKeyDown, { signal })
  // A hovered element may not have the focus.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') dismissTooltips(root)
    },
    { signal }
  )
}

function onPointer({ target }: PointerEvent): void {
  const symbol = findSymbol(target)
  if (symbol) addTooltip(symbol)
}

/**
 * Add the tooltip, which CSS shows. Screen readers get its sentence as the
 * description of the link.
 */
function addTooltip(symbol: HTMLElement): void {
  if (symbol.lastElementChild?.className === 'symbol-tooltip') return
  const tooltip = document.createElement('span')
  tooltip.className = 'symbol-tooltip'
  tooltip.hidden = true // until the style sheet has loaded
  tooltip.ariaHidden = 'true'
  tooltip.append(symbol.dataset.signature ?? '')
  if (symbol.ariaDescription) {
    const sentence = document.createElement('span')
    sentence.append(symbol.ariaDescription)
    tooltip.append(sentence)
  }
  symbol.append(tooltip)
}

function onFocus({ target }: FocusEvent): void {
  const symbol = findSymbol(target)
  if (!symbol) return
  addTooltip(symbol)
  for (const other of listSymbols(symbol)) {
    other.tabIndex = other === symbol ? 0 : -1
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const symbol = findSymbol(event.target)
  if (!symbol || hasModifier(event)) return
  const symbols = listSymbols(symbol)
  const index = findNextIndex(KEYS[event.key], {
    current: symbols.indexOf(symbol),
    count: symbols.length,
    wraps: false
  })
  if (index === undefined) return
  event.preventDefault()
  symbols[index]?.focus()
}

/**
 * Hide the visible tooltips until the reader returns to their links. Tooltips
 * cover code, so readers must be able to dismiss them without moving away
 * (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
 */
function dismissTooltips(root: HTMLElement): void {
  const shown = root.querySelectorAll<HTMLElement>(
    `${SYMBOL}:is(:hover, :focus-visible)`
  )
  for (const link of shown) {
    link.dataset.dismissed = ''
    const restore = () => delete link.dataset.dismissed
    link.addEventListener('pointerleave', restore, { once: true })
    link.addEventListener('blur', restore, { once: true })
  }
}

function findSymbol(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>(SYMBOL) ?? undefined
}

function listSymbols(symbol: HTMLElement): readonly HTMLElement[] {
  const block = symbol.closest('pre')
  return [...(block?.querySelectorAll<HTMLElement>(SYMBOL) ?? [])]
}
