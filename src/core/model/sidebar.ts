import { type Href, toPathnameKey } from './paths.ts'

export type SidebarId = string

/** A link to a doc or to any other URL. */
export interface SidebarLink {
  readonly kind: 'link'
  readonly label: string
  readonly href: Href
  readonly docId?: string | undefined
  readonly description?: string | undefined
  readonly unlisted?: boolean | undefined
}

/** A group of items, which may have its own page. */
export interface CategoryData {
  readonly kind: 'category'
  readonly label: string
  readonly items: readonly SidebarItem[]
  readonly href?: Href | undefined
  readonly linkUnlisted?: boolean | undefined
  readonly collapsible: boolean
  readonly collapsed: boolean
  readonly description?: string | undefined
}

/** Trusted markup written by the author. */
interface SidebarHtml {
  readonly kind: 'html'
  readonly value: string
}

export type SidebarItem = SidebarLink | CategoryData | SidebarHtml

/** A sidebar as sent to the browser, in its own hashed file. */
export interface Sidebar {
  readonly id: SidebarId
  readonly items: readonly SidebarItem[]
}

/**
 * Find an item's target: its own listed pathname or, for a category, the first
 * one below it (behavior 2.5.26).
 */
export function findFirstHref(item: SidebarItem): Href | undefined {
  switch (item.kind) {
    case 'html':
      return undefined
    case 'link':
      return item.unlisted ? undefined : item.href
    case 'category': {
      if (item.href !== undefined && !item.linkUnlisted) return item.href
      for (const child of item.items) {
        const href = findFirstHref(child)
        if (href !== undefined) return href
      }
      return undefined
    }
  }
}

/**
 * Create a function that finds the sidebar items that are or contain a page.
 * Indexes all pathnames once, because every page looks up its own.
 *
 * @returns a function that takes a page's pathname, including the base
 */
export function createItemFinder(
  items: readonly SidebarItem[]
): (href: string) => ReadonlySet<SidebarItem> {
  const found = new Map<string, Set<SidebarItem>>()
  // Always the same set, so that those who depend on it don't run again.
  const none: ReadonlySet<SidebarItem> = new Set()

  function add(item: SidebarItem, ancestors: readonly SidebarItem[]): void {
    if (item.kind === 'html') return
    const path = [...ancestors, item]
    if (item.href !== undefined) {
      const key = toPathnameKey(item.href)
      found.set(key, new Set([...(found.get(key) ?? []), ...path]))
    }
    if (item.kind === 'category')
      for (const child of item.items) add(child, path)
  }

  for (const item of items) add(item, [])
  return href => found.get(toPathnameKey(href)) ?? none
}

/**
 * Whether an item is visible on a page: unlisted items only if current, and
 * categories only if they contain something visible (behavior 2.5.24).
 *
 * @param active the items that are or contain the page
 */
export function isVisibleItem(
  item: SidebarItem,
  active: ReadonlySet<SidebarItem>
): boolean {
  switch (item.kind) {
    case 'html':
      return true
    case 'link':
      return !item.unlisted || active.has(item)
    case 'category':
      return (
        active.has(item) ||
        (item.href !== undefined && !item.linkUnlisted) ||
        item.items.some(child => isVisibleItem(child, active))
      )
  }
}
