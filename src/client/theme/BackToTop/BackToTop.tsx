import * as texts from '../../../model/texts.ts'
import { useBackToTop } from '../../state/backToTop.ts'
import { useHydrated } from '../../state/hydrated.ts'
import { usePage } from '../../state/PageContext.tsx'
import { ArrowUpIcon } from '../ui/icons.tsx'
import styles from './BackToTop.module.css'

/**
 * Lead back to the top of a long page (behaviour 4.7). Documents do without it:
 * nobody sees it before a script has seen the reader scroll.
 */
export function BackToTop() {
  const { location } = usePage()
  const { isShown, scrollToTop } = useBackToTop(location)
  if (!useHydrated()) return null
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={texts.scrollToTop}
      data-shown={isShown ? '' : undefined}
      data-print="hidden"
      onClick={scrollToTop}
    >
      <ArrowUpIcon />
    </button>
  )
}
