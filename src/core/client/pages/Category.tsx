import type { CategoryRoute } from '../../model/route.ts'
import { CategoryCardGrid } from './CategoryCardGrid.tsx'
import { DocsLayout } from './DocsLayout.tsx'
import { PageHeader } from './PageHeader.tsx'

/** A category page: one card per item (behavior 2.5.30). */
export function Category({ route }: { readonly route: CategoryRoute }) {
  return (
    <DocsLayout route={route} isList>
      <PageHeader description={route.description}>
        <h1>{route.heading}</h1>
      </PageHeader>
      <CategoryCardGrid cards={route.cards} />
    </DocsLayout>
  )
}
