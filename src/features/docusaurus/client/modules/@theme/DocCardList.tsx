import { CategoryCardGrid } from '../../../../../core/client/pages/CategoryCardGrid.tsx'
import { useSite } from '../../../../../core/client/state/siteContext.tsx'
import {
  createHref,
  type Href,
  isExternalLink
} from '../../../../../core/model/paths.ts'
import type { CategoryCard } from '../../../../../core/model/route.ts'
import {
  findFirstHref,
  type SidebarItem
} from '../../../../../core/model/sidebar.ts'
import { useCurrentItems } from '../../currentCategory.ts'

/** An item in the form that Docusaurus pages use. */
interface DocusaurusItem {
  readonly type: string
  readonly label?: string
  readonly href?: string
  readonly description?: string
}

/**
 * Show a card for each item of the page's category, or for the given items.
 *
 * The default export of modules that import `@theme/DocCardList`.
 */
export default function DocCardList({
  items
}: {
  readonly items?: readonly (SidebarItem | DocusaurusItem)[]
}) {
  const current = useCurrentItems()
  const { baseUrl } = useSite()
  const cards = (items ?? current).flatMap(item => createCard(item, baseUrl))
  return <CategoryCardGrid cards={cards} />
}

function createCard(
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
  return isExternalLink(href) ? (href as Href) : createHref(baseUrl, href)
}
