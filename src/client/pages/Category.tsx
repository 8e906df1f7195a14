import type { CategoryRoute } from '../../model/route.ts'
import { DocsPage } from '../theme/DocsLayout/DocsPage.tsx'
import styles from './Category.module.css'
import { CategoryCardGrid } from './CategoryCardGrid.tsx'

/** List what a category holds, a card an item (behaviour 2.5.30). */
export function Category({ route }: { readonly route: CategoryRoute }) {
  return (
    <DocsPage route={route}>
      <header className={styles.header}>
        <h1>{route.heading}</h1>
        {route.description !== undefined && <p>{route.description}</p>}
      </header>
      <CategoryCardGrid cards={route.cards} />
    </DocsPage>
  )
}
