import { createPathnameKey } from '../../../model/paths.ts'
import type { Page } from '../../../model/route.ts'

/**
 * Keep a page that its script brings. Page scripts are classic scripts, which
 * cannot hand over a value, so they call this when they run.
 */
export function registerPage(page: Page): void {
  const key = createPathnameKey(page.route.pathname)
  // A namespace is one object for ever; another edition must be another object.
  pages.set(key, { ...page })
  for (const listener of listeners) listener(key)
}

/**
 * Watch for pages that are brought once more, as they are while somebody writes
 * them.
 *
 * @returns a function that ends the watch
 */
export function watchPages(listener: (pathnameKey: string) => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Find the page of a pathname key among those whose script has run. */
export function findPage(pathnameKey: string): Page | undefined {
  return pages.get(pathnameKey)
}

/** The meeting point of scripts that know nothing of each other. */
const pages = new Map<string, Page>()
const listeners = new Set<(pathnameKey: string) => void>()
