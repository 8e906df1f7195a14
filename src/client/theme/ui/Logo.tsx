import type { Logo as LogoData } from '../../../model/site.ts'
import styles from './Logo.module.css'

/**
 * Render a logo, in two images when the dark mode has its own: CSS shows the
 * one of the current mode, so that the served page is right in both
 * (behaviour 1.4.6).
 *
 * @param alt text in place of the configured one (behaviour 2.6.2)
 */
export function Logo({
  logo,
  alt
}: {
  readonly logo: LogoData
  readonly alt?: string
}) {
  const text = alt ?? logo.alt
  const attributes = {
    width: logo.width,
    height: logo.height,
    // For any other image React would print a hint to load it before the page.
    fetchPriority: 'low'
  } as const
  if (logo.srcDark === undefined) {
    return (
      <img {...attributes} alt={text} src={logo.src} className={styles.logo} />
    )
  }
  return (
    <>
      <img
        {...attributes}
        alt={text}
        src={logo.src}
        className={styles.logo}
        data-for="light"
      />
      <img
        {...attributes}
        alt={text}
        src={logo.srcDark}
        className={styles.logo}
        data-for="dark"
      />
    </>
  )
}
