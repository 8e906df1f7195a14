import { closest } from 'fastest-levenshtein'
import {
  emptySidebar,
  SiteError,
  unknownDoc,
  unknownNavbarItemType,
  unknownSidebar
} from '../../model/errors.ts'
import type {
  ActiveRule,
  NavbarHtml,
  NavbarItem,
  NavbarLink
} from '../../model/navbar.ts'
import { createHref, type Href, isExternalLink } from '../../model/paths.ts'
import { findFirstHref } from '../../model/sidebar.ts'
import type { NavbarItemConfig } from '../content/siteConfig.ts'
import { createSidebar } from './createSidebar.ts'
import { findSidebarOf } from './findSidebarOf.ts'
import type { SiteVersion } from './site.ts'

interface NavbarInput {
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
      return resolveDoc(item, input)
    case 'docSidebar':
      return [resolveSidebar(item, input)]
    case 'docsVersion':
      return resolveVersion(item, input)
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
  return createLink(item, {
    label: item.label ?? target,
    href,
    isExternal,
    active: createActiveRule(item, { under: under as Href | undefined })
  })
}

function resolveDoc(
  item: NavbarItemConfig,
  { versions, baseUrl }: NavbarInput
): readonly NavbarLink[] {
  const id = item.docId ?? ''
  if (versions.some(({ draftIds }) => draftIds.includes(id))) return []
  const found = versions
    .flatMap(version => version.docs.map(doc => ({ doc, version })))
    .find(({ doc }) => doc.id === id)
  if (found === undefined) {
    throw createLookupError(
      unknownDoc(
        id,
        lookup(versions, ({ docs }) => docs)
      ),
      id,
      versions.flatMap(({ docs }) => docs)
    )
  }
  const sidebar = findSidebarOf(found.doc, found.version)
  const href = createHref(baseUrl, found.doc.pathname)
  return [
    {
      ...createLink(item, {
        label: item.label ?? id,
        href,
        isExternal: false,
        active: createActiveRule(item, { sidebar: sidebar?.id, under: href })
      }),
      ...(found.doc.isUnlisted ? { onlyWhenActive: true } : {})
    }
  ]
}

function resolveSidebar(
  item: NavbarItemConfig,
  { versions, baseUrl }: NavbarInput
): NavbarLink {
  const id = item.sidebarId ?? ''
  const sidebars = versions.flatMap(version => version.sidebars)
  const found = sidebars.find(sidebar => sidebar.id === id)
  if (found === undefined) {
    throw createLookupError(
      unknownSidebar(
        id,
        lookup(versions, version => version.sidebars)
      ),
      id,
      sidebars
    )
  }
  const items = createSidebar(found, baseUrl).items
  const first = items.find(entry => findFirstHref(entry) !== undefined)
  const href = first === undefined ? undefined : findFirstHref(first)
  if (first === undefined || href === undefined) {
    throw new SiteError(emptySidebar(id), {
      place: { file: 'site.ts' },
      remedy: `Give the sidebar "${id}" a listed doc, or remove the navbar item.`
    })
  }
  const label = first.kind === 'html' ? id : first.label
  return createLink(item, {
    label: item.label ?? label,
    href,
    isExternal: false,
    active: createActiveRule(item, { sidebar: id })
  })
}

function resolveVersion(
  item: NavbarItemConfig,
  { versions, baseUrl }: NavbarInput
): readonly NavbarLink[] {
  const version = versions.find(({ data }) => data.isLast)
  if (version === undefined) return []
  const href =
    item.to === undefined
      ? version.data.mainDocHref
      : createHref(baseUrl, item.to)
  return [
    createLink(item, {
      label: item.label ?? version.data.label,
      href,
      isExternal: false,
      active: createActiveRule(item, {})
    })
  ]
}

function createLink(
  item: NavbarItemConfig,
  link: {
    readonly label: string
    readonly href: string
    readonly isExternal: boolean
    readonly active: ActiveRule
  }
): NavbarLink {
  const { label, ...rest } = link
  return {
    kind: 'link',
    ...(item.html === undefined ? { label } : { html: item.html }),
    ...(item.ariaLabel === undefined ? {} : { ariaLabel: item.ariaLabel }),
    ...rest
  }
}

/** Configured rules win over what the item's kind implies. */
function createActiveRule(
  item: NavbarItemConfig,
  implied:
    | {
        readonly sidebar?: string | undefined
        readonly under?: Href | undefined
      }
    | undefined
): ActiveRule {
  const { activeBaseRegex: regex, activeBasePath: basePath } = item
  return {
    ...(regex === undefined ? {} : { regex }),
    ...(basePath === undefined ? {} : { basePath }),
    ...(implied?.sidebar === undefined ? {} : { sidebar: implied.sidebar }),
    ...(implied?.under === undefined ? {} : { under: implied.under })
  }
}

function lookup(
  versions: readonly SiteVersion[],
  list: (version: SiteVersion) => readonly { readonly id: string }[]
) {
  return {
    versions: versions.map(({ data }) => data.name),
    ids: versions.flatMap(version => list(version).map(({ id }) => id))
  }
}

function createLookupError(
  problem: string,
  id: string,
  known: readonly { readonly id: string }[]
): SiteError {
  const ids = known.map(entry => entry.id)
  return new SiteError(problem, {
    place: { file: 'site.ts' },
    ...(ids.length === 0
      ? {}
      : { remedy: `Did you mean "${closest(id, ids)}"?` })
  })
}
