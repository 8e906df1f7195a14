import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { formatText } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'
import styles from './VersionBadge.module.css'

/** Show a doc's version if there are several (behavior 2.5.9). */
export function VersionBadge() {
  const { route } = usePage().page
  const name = 'version' in route ? route.version : undefined
  const version = useSite().versions.find(candidate => candidate.name === name)
  return version?.badge ? (
    <span className={styles.badge}>
      {formatText(texts.versionBadge, { versionLabel: version.label })}
    </span>
  ) : null
}
