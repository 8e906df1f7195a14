import type { Logo as LogoData } from '../../../model/site.ts'
import styles from './Logo.module.css'

/**
 * Render a logo. If the dark mode has its own, render two images: CSS shows the
 * current one, so the served page is right in both modes (behaviour 1.4.6).
 *
 * @param alt replaces the configured text (behaviour 2.6.2)
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
    // Otherwise React prints a preload hint for the image in front of the page.
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
