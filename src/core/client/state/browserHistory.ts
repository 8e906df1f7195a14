import {
  createPath,
  type Location,
  type Navigator,
  type To
} from 'react-router-dom'
import { HISTORY_KEY_LENGTH } from '../../model/limits.ts'
import { createCell } from './cell.ts'
import { findHashTarget } from './hashTarget.ts'

/**
 * How the reader got to a location: through a link, a replaced URL, back and
 * forward, or a hash link that the browser followed.
 */
export type NavigationAction = 'PUSH' | 'REPLACE' | 'POP' | 'JUMP'

/** A history entry, and how the reader got there. */
interface HistoryEntry {
  /** The pathname includes the base URL, which React Router removes. */
  readonly location: Location
  readonly action: NavigationAction
  /** Position in the history; only differences matter. */
  readonly index: number
  readonly url: string
}

/** What `history.state` contains. The browser's own entries have none. */
interface EntryState {
  readonly idx: number
  readonly key: string
}

/** An overlay that the back button closes instead of leaving the page. */
interface Overlay {
  readonly isOpen: () => boolean
  readonly close: () => void
}

const entry = createCell<HistoryEntry>({
  location: { pathname: '/', search: '', hash: '', state: null, key: '' },
  action: 'POP',
  index: 0,
  url: ''
})

/** The current entry. Its page may still be loading. */
export const currentEntry = { get: entry.get, subscribe: entry.subscribe }

let isMarking = false

/**
 * Follow the browser's history. Call this once, before anything else uses this
 * module.
 *
 * While the overlay is open, back and forward close it and are undone
 * (specification §4).
 */
export function startHistory(overlay: Overlay): void {
  let isUndoingPop = false
  if (!readState()) replaceState(createState(0))
  update('POP', readState()?.idx ?? 0)

  addEventListener('popstate', () => {
    if (isMarking) return
    if (isUndoingPop) {
      isUndoingPop = false
      return
    }
    const previous = entry.get()
    const state = readState()
    const isJump = !state || state.key === previous.location.key
    const index = isJump ? findJumpIndex(previous) : state.idx
    if (isJump) replaceState(createState(index))
    if (!overlay.isOpen() || index === previous.index) {
      update(isJump ? 'JUMP' : 'POP', index)
      return
    }
    overlay.close()
    isUndoingPop = true
    history.go(previous.index - index)
  })
}

/** The browser adds an entry for a hash link, unless the URL stays the same. */
function findJumpIndex({ index, url }: HistoryEntry): number {
  return location.href === url ? index : index + 1
}

/**
 * Correct the current entry's URL. The entry keeps its key and action.
 *
 * @returns false if the browser refuses
 */
export function redirectTo(url: string): boolean {
  if (!replaceState(history.state, url)) return false
  const { action, index } = entry.get()
  update(action, index)
  return true
}

/**
 * How React Router changes the history. It throws if the browser refuses:
 * Safari limits the rate of changes.
 */
export const historyNavigator: Navigator = {
  createHref: toUrl,
  go: delta => history.go(delta),
  push(to) {
    const index = entry.get().index + 1
    history.pushState(createState(index), '', toUrl(to))
    update('PUSH', index)
  },
  replace(to) {
    const { index } = entry.get()
    history.replaceState(createState(index), '', toUrl(to))
    update('REPLACE', index)
  }
}

function toUrl(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

/**
 * Load the document at the current URL as a link would, at its top or its hash.
 * A reload would keep the scroll position of the page that is still displayed.
 */
export function openDocument(): void {
  const { href } = location
  // Replacing a URL that differs only in its hash loads nothing.
  replaceState(history.state, '?')
  location.replace(href)
}

/**
 * Make the browser match `:target` for the hash's element, which it doesn't do
 * for pushed entries. Navigating to the hash again updates it synchronously in
 * all engines, but also scrolls and clears the entry's state.
 *
 * @param hash of the displayed page; an empty hash clears `:target`
 */
export function markTarget(hash: string): void {
  const { href, hash: current } = location
  // The URL may already be the next page's.
  if (hash !== current) return
  const target = findHashTarget(hash) ?? null
  if (document.querySelector(':target') === target) return
  const { state } = history
  const focused = document.activeElement
  isMarking = true
  try {
    location.replace(hash || '#')
  } catch {
    // Firefox rate-limits this too. Only the highlight is lost.
  }
  isMarking = false
  replaceState(state, href)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

function update(action: NavigationAction, index: number): void {
  const { href: url, pathname, search, hash } = location
  const key = readState()?.key ?? ''
  const target = { pathname, search, hash, state: null, key }
  entry.set({ location: target, action, index, url })
}

function readState(): EntryState | undefined {
  const state: Partial<EntryState> | null = history.state
  const { idx, key } = state ?? {}
  return idx === undefined || key === undefined ? undefined : { idx, key }
}

function createState(idx: number): EntryState {
  return { idx, key: createHistoryKey() }
}

/** Returns false if the browser refuses. */
function replaceState(state: unknown, url?: string): boolean {
  try {
    history.replaceState(state, '', url)
    return true
  } catch {
    return false
  }
}

/** Create a key with the length from specification §9. */
function createHistoryKey(): string {
  return Math.random()
    .toString(36)
    .slice(2, 2 + HISTORY_KEY_LENGTH)
    .padEnd(HISTORY_KEY_LENGTH, '0')
}
