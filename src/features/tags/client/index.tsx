import type { ReactNode } from 'react'
import type {
  ClientFeature,
  PageProps
} from '../../../core/client/clientFeature.ts'
import { CategoryCardGrid } from '../../../core/client/pages/CategoryCardGrid.tsx'
import { DocsLayout } from '../../../core/client/pages/DocsLayout.tsx'
import { PageHeader } from '../../../core/client/pages/PageHeader.tsx'
import styles from '../../../core/client/pages/SidebarLayout.module.css'
import { BackToTop } from '../../../core/client/shell/BackToTop.tsx'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { TagIndex, TagList } from '../../../core/client/ui/TagList.tsx'
import * as texts from '../../../core/model/texts.ts'
import { createTagsHead, type DocTagRoute, type DocTagsRoute } from '../tags.ts'

export default {
  pages: { docTags: DocTags, docTag: DocTag },
  slots: { afterDoc: TagsOfDoc },
  head: createTagsHead
} satisfies ClientFeature

/** Show the tags of the current doc. */
function TagsOfDoc() {
  const { route } = usePage().page
  return route.kind === 'doc' ? <TagList tags={route.tags ?? []} /> : null
}

/** List the tags of a docs version. */
function DocTags({ route }: PageProps<DocTagsRoute>) {
  return (
    <TagPage route={route}>
      <TagIndex groups={route.groups} />
    </TagPage>
  )
}

/** List the docs with a tag. */
function DocTag({ route }: PageProps<DocTagRoute>) {
  return (
    <TagPage route={route}>
      <PageHeader
        description={route.description}
        link={{ href: route.tagsHref, title: texts.viewAllTags }}
      >
        <h1>{route.heading}</h1>
      </PageHeader>
      <CategoryCardGrid cards={route.cards} />
    </TagPage>
  )
}

function TagPage({
  route,
  children
}: {
  readonly route: DocTagsRoute | DocTagRoute
  readonly children: ReactNode
}) {
  return (
    <div className={styles.layout}>
      <main className={styles.main}>
        <DocsLayout key={route.pathname} route={route} isAlone>
          {children}
        </DocsLayout>
      </main>
      <BackToTop />
    </div>
  )
}
