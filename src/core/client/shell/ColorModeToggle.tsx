import { formatText } from '../../model/fillText.ts'
import * as texts from '../../model/texts.ts'
import { useColorMode } from '../state/colorMode.ts'
import { useSite } from '../state/siteContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './ColorModeToggle.module.css'

/**
 * Button that switches between light and dark mode. The markup has both icons,
 * and CSS shows the current one even before hydration (behavior 4.1.3).
 */
export function ColorModeToggle() {
  const settings = useSite().colorMode
  const { colorMode, isReady, toggle } = useColorMode(settings)
  if (settings.disableSwitch) return null
  const mode = colorMode === 'dark' ? texts.darkMode : texts.lightMode
  const label = formatText(texts.switchColorMode, { mode })
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!isReady}
      title={label}
      aria-label={label}
      aria-pressed={colorMode === 'dark'}
      aria-live="polite"
      onClick={toggle}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  )
}
