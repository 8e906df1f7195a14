import type { Logo as LogoData } from '../../model/site.ts'
import styles from './Logo.module.css'

/**
 * Render a logo. If the dark mode has its own, render two images: CSS shows the
 * current one, so the served page is right in both modes (behavior 1.4.6).
 *
 * @param alt replaces the configured text (behavior 2.6.2)
 */
export function Logo({
  logo,
  alt
}: {
  readonly logo: LogoData
  readonly alt?: string
}) {
  const images: readonly { src: string; mode?: 'light' | 'dark' }[] =
    logo.srcDark === undefined
      ? [{ src: logo.src }]
      : [
          { src: logo.src, mode: 'light' },
          { src: logo.srcDark, mode: 'dark' }
        ]
  return images.map(({ src, mode }) => (
    <img
      key={String(mode)}
      width={logo.width}
      height={logo.height}
      // Otherwise React prints a preload hint for the image in front of the page.
      fetchPriority="low"
      alt={alt ?? logo.alt}
      src={src}
      className={styles.logo}
      data-for={mode}
    />
  ))
}
