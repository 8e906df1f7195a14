import { closest } from 'fastest-levenshtein'
import { SiteError, unknownNavbarItemType } from '../../model/errors.ts'
import type { NavbarHtml, NavbarItem, NavbarLink } from '../../model/navbar.ts'
import { createHref, type Href, isExternalLink } from '../../model/paths.ts'
import type { NavbarItemConfig } from '../content/siteConfig.ts'
import { createActiveRule, createNavbarLink } from './createNavbarLink.ts'
import {
  resolveDocItem,
  resolveSidebarItem,
  resolveVersionItem
} from './resolveDocItems.ts'
import type { SiteVersion } from './site.ts'

/** The navbar as written, and what its items refer to. */
export interface NavbarInput {
  readonly items: readonly NavbarItemConfig[]
  readonly versions: readonly SiteVersion[]
  readonly baseUrl: string
}

/**
 * Resolve the navbar's references: doc ids, sidebar ids and versions become
 * addresses, so that the browser carries no list of docs.
 *
 * @returns items in configuration order, and one problem a reference that
 * leads nowhere (specification §8)
 */
export function resolveNavbar(input: NavbarInput): {
  readonly items: readonly NavbarItem[]
  readonly problems: readonly SiteError[]
} {
  const problems: SiteError[] = []
  const items = input.items.flatMap((item): readonly NavbarItem[] => {
    try {
      return resolveItem(item, input).map(resolved => ({
        ...resolved,
        position: item.position
      }))
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      problems.push(error)
      return []
    }
  })
  return { items, problems }
}

type ItemWithoutPosition = NavbarItem extends infer Item
  ? Item extends NavbarItem
    ? Omit<Item, 'position'>
    : never
  : never

function resolveItem(
  item: NavbarItemConfig,
  input: NavbarInput
): readonly ItemWithoutPosition[] {
  const type = item.type ?? (item.items === undefined ? 'default' : 'dropdown')
  switch (type) {
    case 'dropdown':
      return [resolveDropdown(item, input)]
    case 'search':
      return [{ kind: 'search' }]
    case 'html':
      return [{ kind: 'html', html: item.value ?? item.html ?? '' }]
    case 'localeDropdown':
      return [{ kind: 'locales', ...resolveExtras(item, input) }]
    case 'docsVersionDropdown':
      return [{ kind: 'versions', ...resolveExtras(item, input) }]
    default:
      return resolveLink(item, input)
  }
}

function resolveExtras(item: NavbarItemConfig, input: NavbarInput) {
  const resolve = (extras: readonly unknown[] | undefined) =>
    (extras ?? []).flatMap(
      extra => resolveLink(extra as NavbarItemConfig, input) // checked when resolved
    )
  return {
    before: resolve(item.dropdownItemsBefore),
    after: resolve(item.dropdownItemsAfter)
  }
}

function resolveDropdown(
  item: NavbarItemConfig,
  input: NavbarInput
): ItemWithoutPosition {
  const items = (item.items ?? []).flatMap(
    (child): readonly (NavbarLink | NavbarHtml)[] => {
      if (child.type === 'dropdown' || 'items' in child) {
        throw new SiteError('Nested dropdowns are not allowed.', {
          place: { file: 'site.ts' },
          remedy: `Move the items of "${child.label ?? ''}" one level up.`
        })
      }
      return child.type === 'html'
        ? [{ kind: 'html', html: child.value ?? child.html ?? '' } as const]
        : resolveLink(child, input)
    }
  )
  return {
    kind: 'dropdown',
    label: item.label ?? '',
    ...(item.to === undefined
      ? {}
      : { href: createHref(input.baseUrl, item.to) }),
    active: createActiveRule(item, undefined),
    items
  }
}

/** Resolve every kind of item that ends as one link, or as none. */
function resolveLink(
  item: NavbarItemConfig,
  input: NavbarInput
): readonly NavbarLink[] {
  switch (item.type ?? 'default') {
    case 'default':
      return [resolveDefault(item, input)]
    case 'doc':
      return resolveDocItem(item, input)
    case 'docSidebar':
      return [resolveSidebarItem(item, input)]
    case 'docsVersion':
      return resolveVersionItem(item, input)
    default:
      throw new SiteError(unknownNavbarItemType(item.type ?? ''), {
        place: { file: 'site.ts' },
        remedy: `Did you mean "${closest(item.type ?? '', itemTypes)}"? Types are ${itemTypes.join(', ')}.`
      })
  }
}

const itemTypes = [
  'default',
  'dropdown',
  'localeDropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown'
]

function resolveDefault(
  item: NavbarItemConfig,
  { baseUrl }: NavbarInput
): NavbarLink {
  const targets = [item.to, item.href].filter(value => value !== undefined)
  const [target] = targets
  if (target === undefined || targets.length > 1) {
    throw new SiteError(
      'One and only one between "to" and "href" should be provided.',
      {
        place: { file: 'site.ts' },
        remedy: `The navbar item is ${JSON.stringify(item)}.`
      }
    )
  }
  const isExternal = isExternalLink(target)
  const href = isExternal ? target : createHref(baseUrl, target)
  const under = item.to === undefined || isExternal ? undefined : href
  return createNavbarLink(item, {
    label: item.label ?? target,
    href,
    isExternal,
    active: createActiveRule(item, { under: under as Href | undefined })
  })
}
