import * as texts from '../../model/texts.ts'
import { useBackToTop } from '../state/backToTop.ts'
import { usePage } from '../state/PageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './BackToTop.module.css'

/**
 * Lead back to the top of a long page (behavior 4.7). Its styles come with the
 * whole sheet, which shows it all the same; until then the attribute hides it.
 */
export function BackToTop() {
  const { location } = usePage()
  const { isShown, scrollToTop } = useBackToTop(location)
  return (
    <button
      type="button"
      className={styles.backToTop}
      hidden
      aria-label={texts.scrollToTop}
      data-shown={isShown ? '' : undefined}
      data-print="hidden"
      onClick={scrollToTop}
    >
      <Icon name="arrowUp" />
    </button>
  )
}
