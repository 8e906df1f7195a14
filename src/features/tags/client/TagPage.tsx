import type { PageProps } from '../../../core/client/clientFeature.ts'
import { CategoryCardGrid } from '../../../core/client/pages/CategoryCardGrid.tsx'
import { DocsLayout } from '../../../core/client/pages/DocsLayout.tsx'
import { PageHeader } from '../../../core/client/pages/PageHeader.tsx'
import styles from '../../../core/client/pages/SidebarLayout.module.css'
import { BackToTop } from '../../../core/client/shell/BackToTop.tsx'
import { TagIndex } from '../../../core/client/ui/TagList.tsx'
import * as texts from '../../../core/model/texts.ts'
import type { DocTagRoute, DocTagsRoute } from '../tags.ts'

/** Lists the tags of a docs version, or the docs with a tag. */
export default function TagPage({
  route
}: PageProps<DocTagRoute | DocTagsRoute>) {
  return (
    <div className={styles.layout}>
      <main className={styles.main}>
        <DocsLayout key={route.pathname} route={route} isAlone>
          {route.kind === 'docTags' ? (
            <TagIndex groups={route.groups} />
          ) : (
            <TaggedDocs route={route} />
          )}
        </DocsLayout>
      </main>
      <BackToTop />
    </div>
  )
}

function TaggedDocs({ route }: { readonly route: DocTagRoute }) {
  return (
    <>
      <PageHeader
        description={route.description}
        link={{ href: route.tagsHref, title: texts.viewAllTags }}
      >
        <h1>{route.heading}</h1>
      </PageHeader>
      <CategoryCardGrid cards={route.cards} />
    </>
  )
}
