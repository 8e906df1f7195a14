import type {
  InnerItemConfig,
  NavbarItemConfig
} from '../content/schema/navbarSchema.ts'
import { findClosestDoc } from '../content/schema/suggestName.ts'
import type { ValuePath } from '../content/sourceLocator.ts'
import {
  type Diagnostic,
  DiagnosticError,
  type SourceLocation
} from '../model/diagnostic.ts'
import {
  describeEmptySidebar,
  describeUnknownDoc,
  describeUnknownSidebar
} from '../model/errors.ts'
import type { NavbarLink, VersionTarget } from '../model/navbar.ts'
import { toHref } from '../model/paths.ts'
import { findFirstHref, type SidebarItem } from '../model/sidebar.ts'
import { createNavbarLink, type NavbarInput } from './createNavbarLink.ts'
import type { SiteVersion } from './site.ts'
import { createSidebarFinder, toClientSidebar } from './toClientSidebar.ts'

type ItemConfig = NavbarItemConfig | InnerItemConfig

/**
 * Resolve an item that links to a doc, in every version. The browser picks the
 * current version, otherwise the preferred one, otherwise the last (behavior
 * 2.6.7).
 *
 * @throws DiagnosticError if the last version, which is the fallback, doesn't have the
 * doc
 */
export function resolveDocItem(
  item: ItemConfig,
  { versions, baseUrl, locator }: NavbarInput,
  path: ValuePath
): readonly NavbarLink[] {
  const id = item.docId ?? ''
  const last = findLastVersion(versions)
  const find = ({ docs }: SiteVersion) => docs.find(doc => doc.id === id)
  const doc = last && find(last)
  if (last === undefined || doc === undefined) {
    const drafts = versions.flatMap(version => version.drafts)
    if (drafts.some(draft => draft.id === id)) return []
    const place = locator.findValue([...path, 'docId'])
    throw new DiagnosticError(
      createLookupError(describeUnknownDoc, id, {
        last,
        known: last?.docs,
        place
      })
    )
  }
  const href = toHref(baseUrl, doc.pathname)
  const sidebar = createSidebarFinder(last)(doc)
  return [
    {
      ...createNavbarLink(item, {
        label: item.label ?? id,
        href,
        active: { sidebar: sidebar?.id, under: href }
      }),
      onlyWhenActive: doc.isUnlisted || undefined,
      ...createTargets(versions, version => {
        const other = find(version)
        return other && { href: toHref(baseUrl, other.pathname) }
      })
    }
  ]
}

/**
 * Resolve an item that links to a sidebar: to its first doc or linked category
 * (behavior 2.6.8).
 *
 * @throws DiagnosticError if the last version doesn't have the sidebar, or it's empty
 */
export function resolveSidebarItem(
  item: ItemConfig,
  { versions, baseUrl, locator }: NavbarInput,
  path: ValuePath
): readonly NavbarLink[] {
  if (versions.some(({ hasInvalidSidebars }) => hasInvalidSidebars)) return []
  const id = item.sidebarId ?? ''
  const place = locator.findValue([...path, 'sidebarId'])
  const last = findLastVersion(versions)
  const known = last?.sidebars
  if (!last || !known?.some(sidebar => sidebar.id === id)) {
    throw new DiagnosticError(
      createLookupError(describeUnknownSidebar, id, { last, known, place })
    )
  }
  const find = ({ sidebars }: SiteVersion) => {
    const sidebar = sidebars.find(candidate => candidate.id === id)
    return sidebar && findFirstLink(toClientSidebar(sidebar, baseUrl).items)
  }
  const first = find(last)
  if (first === undefined) {
    throw new DiagnosticError({
      message: describeEmptySidebar(id),
      place,
      hint: `Add a listed doc to the sidebar "${id}", or remove the navbar item.`
    })
  }
  return [
    {
      ...createNavbarLink(item, {
        label: item.label ?? first.label ?? id,
        href: first.href,
        active: { sidebar: id }
      }),
      ...createTargets(versions, version => {
        const target = find(version)
        return target && omitLabel(target, item)
      })
    }
  ]
}

/** Resolve an item that links to the current version (behavior 2.6.9). */
export function resolveVersionItem(
  item: ItemConfig,
  { versions, baseUrl }: NavbarInput
): readonly NavbarLink[] {
  const last = findLastVersion(versions)
  if (last === undefined) return []
  const createTarget = ({ data }: SiteVersion) => ({
    label: item.label ?? data.label,
    href: item.to === undefined ? data.mainDocHref : toHref(baseUrl, item.to)
  })
  return [
    {
      ...createNavbarLink(item, createTarget(last)),
      ...createTargets(versions, version =>
        omitLabel(createTarget(version), item)
      )
    }
  ]
}

function findLastVersion(
  versions: readonly SiteVersion[]
): SiteVersion | undefined {
  return versions.find(({ data }) => data.isLast)
}

/** Create the targets by version; none on a site with a single version. */
function createTargets(
  versions: readonly SiteVersion[],
  createTarget: (version: SiteVersion) => VersionTarget | undefined
): Pick<NavbarLink, 'versions'> {
  if (versions.length < 2) return {}
  const entries = versions.flatMap(version => {
    const target = createTarget(version)
    return target === undefined ? [] : [[version.data.name, target] as const]
  })
  return { versions: Object.fromEntries(entries) }
}

/** A configured label applies to all versions. */
function omitLabel(
  { href, label }: VersionTarget,
  item: ItemConfig
): VersionTarget {
  return item.label !== undefined || label === undefined
    ? { href }
    : { href, label }
}

function findFirstLink(
  items: readonly SidebarItem[]
): VersionTarget | undefined {
  for (const item of items) {
    const href = findFirstHref(item)
    if (href === undefined) continue
    return item.kind === 'html' ? { href } : { href, label: item.label }
  }
  return undefined
}

/** @param explain creates the message */
function createLookupError(
  explain: typeof describeUnknownDoc,
  id: string,
  {
    last,
    known = [],
    place
  }: {
    readonly last: SiteVersion | undefined
    readonly known: readonly { readonly id: string }[] | undefined
    readonly place: SourceLocation
  }
): Diagnostic {
  const ids = known.map(each => each.id)
  const closest = findClosestDoc(id, ids)
  return {
    severity: 'error',
    message: explain(id, last?.data.name ?? '', ids),
    place,
    hint:
      closest === undefined
        ? 'Write one of these ids, or remove the navbar item.'
        : `Did you mean "${closest}"?`
  }
}
