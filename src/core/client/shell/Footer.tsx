import type { FooterData, FooterLink, LogoData } from '../../model/site.ts'
import { useSite } from '../state/siteContext.tsx'
import { Logo } from '../ui/Brand.tsx'
import { Markup } from '../ui/Markup.tsx'
import { PlainLink } from '../ui/PlainLink.tsx'
import styles from './Footer.module.css'

/** The configured footer of every page (behavior 1.4). */
export function Footer() {
  const { footer } = useSite()
  if (footer === undefined) return null
  return (
    <footer
      className={styles.footer}
      data-style={footer.style}
      data-theme={footer.style === 'dark' ? 'dark' : undefined}
      data-print="hidden"
    >
      <div className={styles.inner}>
        <FooterLinks columns={footer.columns} />
        {(footer.logo ?? footer.copyright) !== undefined && (
          <div className={styles.bottom}>
            {footer.logo !== undefined && <FooterLogo logo={footer.logo} />}
            {footer.copyright !== undefined && (
              <Markup html={footer.copyright} />
            )}
          </div>
        )}
      </div>
    </footer>
  )
}

/** Columns, or a flat list if the only column has no title. */
function FooterLinks({ columns }: Pick<FooterData, 'columns'>) {
  const [first] = columns
  if (first === undefined) return null
  if (first.title === undefined) {
    return <LinkList items={first.items} className={styles.flat} />
  }
  return (
    <div className={styles.columns}>
      {columns.map(({ title, items }) => (
        <div key={title}>
          <div className={styles.title}>{title}</div>
          <LinkList items={items} className={styles.list} />
        </div>
      ))}
    </div>
  )
}

function LinkList({
  items,
  className
}: {
  readonly items: readonly FooterLink[]
  readonly className?: string | undefined
}) {
  return (
    <ul className={className}>
      {items.map((item, index) =>
        item.kind === 'html' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: links never move.
          <Markup key={index} as="li" html={item.html} />
        ) : (
          <li key={`${item.label} ${item.href}`}>
            <PlainLink href={item.href} className={styles.link}>
              {item.label}
            </PlainLink>
          </li>
        )
      )}
    </ul>
  )
}

function FooterLogo({ logo }: { readonly logo: LogoData }) {
  return logo.href === undefined ? (
    <Logo logo={logo} />
  ) : (
    <a href={logo.href} target={logo.target} className={styles.logoLink}>
      <Logo logo={logo} />
    </a>
  )
}
