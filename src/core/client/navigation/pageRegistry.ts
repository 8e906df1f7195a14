import { createPathnameKey } from '../../model/paths.ts'
import type { Page } from '../../model/route.ts'

/**
 * Register a page. Page scripts are classic scripts and can't export anything,
 * so they call this when they run.
 */
export function registerPage(page: Page): void {
  const key = createPathnameKey(page.route.pathname)
  // A module namespace is always the same object; a new edition must be a new
  // one.
  pages.set(key, { ...page })
  for (const listener of listeners) listener(key)
}

/**
 * Watch for pages that are registered again, as happens in development.
 *
 * @returns a function that ends the watch
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

/** Shared by scripts that know nothing of each other. */
const pages = new Map<string, Page>()
const listeners = new Set<(pathnameKey: string) => void>()
