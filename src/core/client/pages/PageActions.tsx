import type { RouteBase, ShownUpdate } from '../../model/route.ts'
import { Slot } from '../state/clientFeatures.tsx'
import { EditRow } from './EditRow.tsx'
import styles from './PageActions.module.css'

/** The row below a text: the edit link, the last change and other actions. */
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
