import type { LogoData } from '../../model/site.ts'
import { useSite } from '../state/siteContext.tsx'
import styles from './Brand.module.css'
import logoStyles from './Logo.module.css'

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
      className={logoStyles.logo}
      data-for={mode}
    />
  ))
}
