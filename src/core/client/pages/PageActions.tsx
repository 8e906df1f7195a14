import type { RouteBase, ShownUpdate } from '../../model/route.ts'
import { Slot } from '../state/clientFeatures.tsx'
import { EditRow } from './EditRow.tsx'
import styles from './PageActions.module.css'

/** The line below a text: what readers can do with it, and how old it is. */
export function PageActions({
  route
}: {
  readonly route: Pick<RouteBase, 'pathname'> & {
    readonly editUrl?: string | undefined
    readonly lastUpdated?: ShownUpdate | undefined
  }
}) {
  return (
    <div className={styles.row}>
      <EditRow editUrl={route.editUrl} lastUpdated={route.lastUpdated} />
      <Slot name="pageActions" />
    </div>
  )
}
