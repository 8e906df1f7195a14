import type { CategoryRoute, DocRoute } from '../../model/route.ts'
import type { PageProps } from '../clientFeature.ts'
import { BackToTop } from '../shell/BackToTop.tsx'
import { DocsSidebar } from '../sidebar/DocsSidebar.tsx'
import { Category } from './Category.tsx'
import { Doc } from './Doc.tsx'
import styles from './SidebarLayout.module.css'

/**
 * A page and its sidebar. Docs and category pages share this component, so the
 * sidebar keeps its state across pages that share it (behavior 2.5.11). The key
 * includes the version, because sidebars of two versions may share an id.
 */
export function DocsView({
  route,
  contents,
  sidebar
}: PageProps<DocRoute | CategoryRoute>) {
  return (
    <div className={styles.layout}>
      {sidebar !== undefined && (
        <DocsSidebar key={`${route.version} ${sidebar.id}`} sidebar={sidebar} />
      )}
      <main className={styles.main}>
        {route.kind === 'doc' ? (
          <Doc key={route.pathname} route={route} content={contents[0]} />
        ) : (
          <Category key={route.pathname} route={route} />
        )}
      </main>
      <BackToTop />
    </div>
  )
}
