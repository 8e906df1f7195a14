import * as texts from '../../model/texts.ts'
import { useBackToTop } from '../state/backToTop.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './BackToTop.module.css'

/**
 * Button that scrolls back to the top (behavior 4.7). `hidden` hides it until
 * the whole style sheet has loaded, which overrides the attribute.
 */
export function BackToTop() {
  const { isShown, scrollUp: scrollToTop } = useBackToTop()
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
