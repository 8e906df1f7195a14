import type {
  CategoryRoute,
  ContentModule,
  DocRoute,
  LoadedPage
} from '../../model/route.ts'
import { BackToTop } from '../shell/BackToTop.tsx'
import { DocsSidebar } from '../sidebar/DocsSidebar.tsx'
import { Category } from './Category.tsx'
import { Doc } from './Doc.tsx'
import styles from './SidebarLayout.module.css'

/**
 * Show a page beside its sidebar. Docs and category pages share this component,
 * so the sidebar stays as the reader left it across pages that have the same
 * (behavior 2.5.11). Sidebars of two versions may share an id.
 */
export function DocsView({
  route,
  content,
  sidebar
}: {
  readonly route: DocRoute | CategoryRoute
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
        {route.kind === 'category' && (
          <Category key={route.pathname} route={route} />
        )}
      </main>
      <BackToTop />
    </div>
  )
}
