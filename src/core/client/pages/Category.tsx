import type { CategoryRoute, DocTagRoute } from '../../model/route.ts'
import * as texts from '../../model/texts.ts'
import { CategoryCardGrid } from './CategoryCardGrid.tsx'
import { DocsPage } from './DocsPage.tsx'
import { PageHeader } from './PageHeader.tsx'

/**
 * List the contents of a category (behaviour 2.5.30) or the docs with a tag,
 * one card per item.
 */
export function Category({
  route
}: {
  readonly route: CategoryRoute | DocTagRoute
}) {
  const link =
    route.kind === 'docTag'
      ? { href: route.tagsHref, title: texts.viewAllTags }
      : undefined
  return (
    <DocsPage route={route}>
      <PageHeader description={route.description} link={link}>
        <h1>{route.heading}</h1>
      </PageHeader>
      <CategoryCardGrid cards={route.cards} />
    </DocsPage>
  )
}
