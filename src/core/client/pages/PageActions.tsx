import type { BlogPostRoute, DocRoute } from '../../model/route.ts'
import { Slot } from '../state/clientFeatures.tsx'
import { EditRow } from './EditRow.tsx'
import styles from './PageActions.module.css'

/** The line below a text: what readers can do with it, and how old it is. */
export function PageActions({
  route
}: {
  readonly route: DocRoute | BlogPostRoute
}) {
  return (
    <div className={styles.row}>
      <EditRow editUrl={route.editUrl} lastUpdated={route.lastUpdated} />
      <Slot name="pageActions" />
    </div>
  )
}
