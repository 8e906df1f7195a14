import { createPathnameKey } from '../../../model/paths.ts'
import type { Page } from '../../../model/route.ts'

/**
 * Keep a page that its script brings. Page scripts are classic scripts, which
 * cannot hand over a value, so they call this when they run.
 */
export function registerPage(page: Page): void {
  pages.set(createPathnameKey(page.route.pathname), page)
}

/** Find the page of a pathname key among those whose script has run. */
export function findPage(pathnameKey: string): Page | undefined {
  return pages.get(pathnameKey)
}

/** The meeting point of scripts that know nothing of each other. */
const pages = new Map<string, Page>()
