import { TocList } from '../../../core/client/contents/TocList.tsx'
import { CategoryCardGrid } from '../../../core/client/pages/CategoryCardGrid.tsx'
import { useActiveItems } from '../../../core/client/sidebar/SidebarList.tsx'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { type Href, isExternalLink, toHref } from '../../../core/model/paths.ts'
import type { CategoryCard } from '../../../core/model/route.ts'
import {
  type CategoryData,
  findFirstHref,
  type SidebarItem
} from '../../../core/model/sidebar.ts'
import { createToc } from '../../../core/model/toc.ts'

/** An item in the form that Docusaurus pages use. */
interface DocusaurusItem {
  readonly type: string
  readonly label?: string
  readonly href?: string
  readonly description?: string
}

/** Show a card for one item. */
export function DocCard({
  item
}: {
  readonly item: SidebarItem | DocusaurusItem
}) {
  return <DocCardList items={[item]} />
}

/** Show a card for each item of the page's category, or for the given items. */
export function DocCardList({
  items
}: {
  readonly items?: readonly (SidebarItem | DocusaurusItem)[]
}) {
  const current = useCurrentSidebarCategory().items
  const { baseUrl } = useSite()
  const cards = (items ?? current).flatMap(item => renderCard(item, baseUrl))
  return <CategoryCardGrid cards={cards} />
}

function renderCard(
  item: SidebarItem | DocusaurusItem,
  baseUrl: string
): readonly CategoryCard[] {
  const href =
    'kind' in item ? findFirstHref(item) : findHref(item.href, baseUrl)
  if (href === undefined) return []
  if ('kind' in item && item.kind === 'html') return []
  const { label = href, description } = item
  const isCategory = 'kind' in item && item.kind === 'category'
  const target = isExternalLink(href) ? 'external' : 'doc'
  const card = { kind: isCategory ? 'category' : target, label, href } as const
  return [description === undefined ? card : { ...card, description }]
}

function findHref(href: string | undefined, baseUrl: string) {
  if (href === undefined) return undefined
  return isExternalLink(href) ? (href as Href) : toHref(baseUrl, href)
}

const noItems: readonly SidebarItem[] = []

/**
 * Use the page's siblings in its sidebar: the items of its own category if it's
 * a category page, or else of the one that contains it.
 */
export function useCurrentSidebarCategory(): Pick<CategoryData, 'items'> {
  const items = usePage().page.sidebar?.items ?? noItems
  return { items: findSiblings(items, useActiveItems(items)) }
}

/** List the other items of the innermost active category. */
function findSiblings(
  items: readonly SidebarItem[],
  active: ReadonlySet<SidebarItem>
): readonly SidebarItem[] {
  const category = items.find(
    item => item.kind === 'category' && active.has(item)
  )
  if (category?.kind === 'category') {
    return findSiblings(category.items, active)
  }
  return items.filter(item => !active.has(item))
}

/** A heading in the form that Docusaurus passes to pages. */
interface Heading {
  readonly level: number
  readonly id: string
  readonly value: string
}

/** List the page's headings inline. */
export function TOCInline({
  toc,
  minHeadingLevel: min = 2,
  maxHeadingLevel: max = 3
}: {
  readonly toc?: readonly Heading[]
  readonly minHeadingLevel?: number
  readonly maxHeadingLevel?: number
}) {
  const { page } = usePage()
  const headings =
    toc?.map(({ level, id, value }) => ({ level, id, html: value })) ??
    page.contents[0]?.headings ??
    []
  return <TocList items={createToc(headings, { min, max })} />
}
