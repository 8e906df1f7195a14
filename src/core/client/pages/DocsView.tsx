import type { ContentModule, DocsRoute, LoadedPage } from '../../model/route.ts'
import { BackToTop } from '../shell/BackToTop.tsx'
import { DocsSidebar } from '../sidebar/DocsSidebar.tsx'
import { TagIndex } from '../ui/TagList.tsx'
import { Category } from './Category.tsx'
import { Doc } from './Doc.tsx'
import { DocsPage } from './DocsPage.tsx'
import styles from './SidebarLayout.module.css'

/**
 * Show a page beside its sidebar. Docs and category pages share this component,
 * so the sidebar stays as the reader left it across pages that have the same
 * (behaviour 2.5.11). Sidebars of two versions may share an id.
 */
export function DocsView({
  route,
  content,
  sidebar
}: {
  readonly route: DocsRoute
  readonly content: ContentModule | undefined
  readonly sidebar: LoadedPage['sidebar']
}) {
  return (
    <div className={styles.layout}>
      {sidebar !== undefined && (
        <DocsSidebar key={`${route.version} ${sidebar.id}`} sidebar={sidebar} />
      )}
      <main className={styles.main}>
        {route.kind === 'doc' && (
          <Doc key={route.pathname} route={route} content={content} />
        )}
        {(route.kind === 'category' || route.kind === 'docTag') && (
          <Category key={route.pathname} route={route} />
        )}
        {route.kind === 'docTags' && (
          <DocsPage route={route}>
            <TagIndex groups={route.groups} />
          </DocsPage>
        )}
      </main>
      <BackToTop />
    </div>
  )
}
