import type { Logo as LogoData } from '../../model/site.ts'
import styles from './Logo.module.css'

/**
 * A logo. If dark mode has its own logo, this renders both images and CSS shows
 * the current one, even before hydration (behavior 1.4.6).
 *
 * @param alt overrides the configured alt text (behavior 2.6.2)
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
      // Otherwise React adds a preload hint for the image before the page.
      fetchPriority="low"
      alt={alt ?? logo.alt}
      src={src}
      className={styles.logo}
      data-for={mode}
    />
  ))
}
