import { toPathnameKey } from '../../model/paths.ts'
import type { Page } from '../../model/route.ts'
import { createCell } from '../state/cell.ts'

/**
 * Register a page. Page scripts are classic scripts without exports, so they
 * call this when they run.
 */
export function registerPage(page: Page): void {
  const key = toPathnameKey(page.route.pathname)
  // A hot-reloaded module keeps its namespace object, but React needs a new
  // identity.
  pages.set(key, { ...page })
  for (const listener of listeners) listener(key)
}

/**
 * Watch for pages that are registered again, as in development.
 *
 * @returns a function that stops watching
 */
export function watchPages(listener: (pathnameKey: string) => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Find a registered page by its pathname key. */
export function findPage(pathnameKey: string): Page | undefined {
  return pages.get(pathnameKey)
}

/** Shared by independent page scripts. */
const pages = new Map<string, Page>()
const listeners = new Set<(pathnameKey: string) => void>()

const edits = createCell({})

/** Watch for edits of the displayed page, which occur only in development. */
export const watchEdits = edits.subscribe

/** Report that the displayed page may have changed. */
export function announceEdit(): void {
  edits.set({})
}
