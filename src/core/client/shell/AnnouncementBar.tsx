import * as texts from '../../model/texts.ts'
import { useHydrated } from '../state/layoutMode.ts'
import { useSite } from '../state/siteContext.tsx'
import { useAnnouncementBar } from '../state/useAnnouncementBar.ts'
import { Icon } from '../ui/Icon.tsx'
import { Markup } from '../ui/Markup.tsx'
import styles from './AnnouncementBar.module.css'

/**
 * The site's announcement, shown until the reader dismisses it (behavior 1.3).
 * Configured colors are custom properties in the page's style sheet, because
 * the security policy forbids `style` attributes.
 */
export function AnnouncementBar() {
  const bar = useSite().announcementBar
  const { isShown, dismiss } = useAnnouncementBar(bar)
  const isHydrated = useHydrated()
  if (bar === undefined || !isShown) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a header is a banner only outside other landmarks.
    <div
      role="banner"
      className={styles.bar}
      data-tone={bar.tone}
      data-print="hidden"
    >
      {bar.isCloseable && <div className={styles.balance} />}
      <Markup html={bar.content} className={styles.content} />
      {bar.isCloseable && (
        <button
          type="button"
          className={styles.close}
          disabled={!isHydrated}
          aria-label={texts.close}
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
