import { type Href, isSamePathname } from './paths.ts'

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

/** Tell whether an item is, or contains, the current page. */
export function isActiveItem(item: SidebarItem, href: string): boolean {
  switch (item.kind) {
    case 'html':
      return false
    case 'link':
      return isSamePathname(item.href, href)
    case 'category':
      return (
        (item.href !== undefined && isSamePathname(item.href, href)) ||
        item.items.some(child => isActiveItem(child, href))
      )
  }
}

/**
 * Tell whether the page at `href` shows an item: unlisted items only if
 * current, categories only if something in them shows (behaviour 2.5.24).
 */
export function isVisibleItem(item: SidebarItem, href: string): boolean {
  switch (item.kind) {
    case 'html':
      return true
    case 'link':
      return !item.unlisted || isActiveItem(item, href)
    case 'category':
      return (
        isActiveItem(item, href) ||
        (item.href !== undefined && !item.linkUnlisted) ||
        item.items.some(child => isVisibleItem(child, href))
      )
  }
}
