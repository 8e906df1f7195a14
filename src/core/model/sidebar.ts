import { createPathnameKey, type Href } from './paths.ts'

export type SidebarId = string

/** A link to a doc or to any other address. */
export interface SidebarLink {
  readonly kind: 'link'
  readonly label: string
  readonly href: Href
  readonly docId?: string | undefined
  readonly description?: string | undefined
  readonly unlisted?: boolean | undefined
}

/** A group of items, which may have a page of its own. */
export interface Category {
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

export type SidebarItem = SidebarLink | Category | SidebarHtml

/** What the browser needs to know about a sidebar. Each is a hashed file. */
export interface Sidebar {
  readonly id: SidebarId
  readonly items: readonly SidebarItem[]
}

/**
 * Find where an item leads: its own listed address or, for a category, the
 * first one below it (behaviour 2.5.26).
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

/** List where the items of a sidebar lead, from top to bottom. */
export function listHrefs(items: readonly SidebarItem[]): readonly Href[] {
  return items.flatMap(item =>
    item.kind === 'html'
      ? []
      : [
          ...(item.href === undefined ? [] : [item.href]),
          ...(item.kind === 'category' ? listHrefs(item.items) : [])
        ]
  )
}

/**
 * Find the items of a sidebar that are, or contain, a page. Each page shows its
 * sidebar, so all addresses are compared only once.
 *
 * @returns a function of a page's address, with the base
 */
export function createItemFinder(
  items: readonly SidebarItem[]
): (href: string) => ReadonlySet<SidebarItem> {
  const found = new Map<string, Set<SidebarItem>>()

  function add(item: SidebarItem, around: readonly SidebarItem[]): void {
    if (item.kind === 'html') return
    const line = [...around, item]
    if (item.href !== undefined) {
      const key = createPathnameKey(item.href)
      found.set(key, new Set([...(found.get(key) ?? []), ...line]))
    }
    if (item.kind === 'category')
      for (const child of item.items) add(child, line)
  }

  for (const item of items) add(item, [])
  return href => found.get(createPathnameKey(href)) ?? new Set()
}

/**
 * Tell whether a page shows an item: unlisted items only if current, categories
 * only if something in them shows (behaviour 2.5.24).
 *
 * @param active the items that are, or contain, the page
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
