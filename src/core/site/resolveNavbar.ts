import {
  findUnknownType,
  type InnerItemConfig,
  itemTypes,
  type NavbarItemConfig
} from '../content/schema/navbarSchema.ts'
import type { ValuePath } from '../content/sourceLocator.ts'
import { type Diagnostic, DiagnosticError } from '../model/diagnostic.ts'
import type { NavbarHtml, NavbarItemData, NavbarLink } from '../model/navbar.ts'
import { isExternalLink, toLinkHref } from '../model/paths.ts'
import {
  createNavbarLink,
  type NavbarInput,
  readActiveRule
} from './createNavbarLink.ts'
import {
  resolveDocItem,
  resolveSidebarItem,
  resolveVersionItem
} from './resolveNavbarItems.ts'

/**
 * Resolve the navbar's doc ids, sidebar ids and versions to pathnames, so that
 * the browser needs no list of docs.
 *
 * @returns items in configuration order, and a diagnostic for each broken
 * reference (specification §8)
 */
export function resolveNavbar(input: NavbarInput): {
  readonly items: readonly NavbarItemData[]
  readonly diagnostics: readonly Diagnostic[]
} {
  const diagnostics: Diagnostic[] = []
  const items = input.items.flatMap(
    (item, index): readonly NavbarItemData[] => {
      try {
        const path = ['navbar', 'items', index]
        return resolveItem(item, input, path).map(resolved => ({
          ...resolved,
          position: item.position
        }))
      } catch (error) {
        if (!(error instanceof DiagnosticError)) throw error
        diagnostics.push(...error.diagnostics)
        return []
      }
    }
  )
  return { items, diagnostics }
}

type ItemWithoutPosition = NavbarItemData extends infer Item
  ? Item extends NavbarItemData
    ? Omit<Item, 'position'>
    : never
  : never

/** @param path of the item in the site file */
function resolveItem(
  item: NavbarItemConfig,
  input: NavbarInput,
  path: ValuePath
): readonly ItemWithoutPosition[] {
  const type = item.type ?? (item.items === undefined ? 'default' : 'dropdown')
  switch (type) {
    case 'dropdown':
      return [resolveDropdown(item, input, path)]
    case 'html':
      return [{ kind: 'html', html: item.value ?? item.html ?? '' }]
    default:
      if (itemTypes.some(known => known === type)) {
        return resolveLink(item, input, path)
      }
      assertType(type, input, path)
      return [{ kind: 'feature', type, ...resolveExtras(item, input, path) }]
  }
}

/** @throws DiagnosticError for a type that no feature of the site defines */
function assertType(
  type: string,
  { featureTypes, locator }: NavbarInput,
  path: ValuePath
): void {
  const [message, hint] = findUnknownType(type, featureTypes)?.split('\n') ?? []
  if (message === undefined) return
  const place = locator.findValue([...path, 'type'])
  throw new DiagnosticError({
    message,
    place,
    hint
  })
}

function resolveExtras(
  item: NavbarItemConfig,
  input: NavbarInput,
  path: ValuePath
) {
  const resolve = (key: 'dropdownItemsBefore' | 'dropdownItemsAfter') =>
    (item[key] ?? []).flatMap((extra, index) =>
      resolveLink(extra, input, [...path, key, index])
    )
  return {
    before: resolve('dropdownItemsBefore'),
    after: resolve('dropdownItemsAfter')
  }
}

function resolveDropdown(
  item: NavbarItemConfig,
  input: NavbarInput,
  path: ValuePath
): ItemWithoutPosition {
  const items = (item.items ?? []).flatMap(
    (child, index): readonly (NavbarLink | NavbarHtml)[] =>
      child.type === 'html'
        ? [{ kind: 'html', html: child.value ?? child.html ?? '' }]
        : resolveLink(child, input, [...path, 'items', index])
  )
  return {
    kind: 'dropdown',
    label: item.label ?? '',
    href: item.to && toLinkHref(input.baseUrl, item.to),
    active: readActiveRule(item),
    items
  }
}

/** Resolve an item that becomes one link or none. */
function resolveLink(
  item: NavbarItemConfig | InnerItemConfig,
  input: NavbarInput,
  path: ValuePath
): readonly NavbarLink[] {
  switch (item.type ?? 'default') {
    case 'doc':
      return resolveDocItem(item, input, path)
    case 'docSidebar':
      return resolveSidebarItem(item, input, path)
    case 'docsVersion':
      return resolveVersionItem(item, input)
    default:
      return [resolveDefault(item, input)]
  }
}

/** The schema guarantees exactly one target. */
function resolveDefault(
  item: NavbarItemConfig | InnerItemConfig,
  { baseUrl }: NavbarInput
): NavbarLink {
  const target = item.to ?? item.href ?? ''
  const isExternal = isExternalLink(target)
  const href = toLinkHref(baseUrl, target)
  const under = item.to === undefined || isExternal ? undefined : href
  return createNavbarLink(item, {
    label: item.label ?? target,
    href,
    isExternal,
    active: { under }
  })
}
