import { useSite } from '../state/siteContext.tsx'
import styles from './Brand.module.css'
import { Logo } from './Logo.tsx'

/**
 * The logo and the title, linked to the home page (behavior 2.6.1, 2.6.2).
 *
 * @param isRepeated whether this is the page's second instance, which Tab skips
 */
export function Brand({
  isRepeated = false
}: {
  readonly isRepeated?: boolean
}) {
  const { title, baseUrl, navbar } = useSite()
  const { logo } = navbar
  const hasTitle = navbar.title !== undefined && navbar.title !== ''
  return (
    <a
      href={logo?.href ?? baseUrl}
      target={logo?.target}
      tabIndex={isRepeated ? -1 : undefined}
      className={styles.brand}
    >
      {logo !== undefined && (
        <Logo logo={logo} alt={logo.alt || (hasTitle ? '' : title)} />
      )}
      {hasTitle && <b className={styles.title}>{navbar.title}</b>}
    </a>
  )
}
