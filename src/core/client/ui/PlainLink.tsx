import type { MouseEventHandler, ReactNode } from 'react'
import { isExternalLink, stripFileProtocol } from '../../model/paths.ts'
import * as texts from '../../model/texts.ts'
import { Icon } from './Icon.tsx'
import { Markup } from './Markup.tsx'
import styles from './PlainLink.module.css'

interface PlainLinkProps {
  readonly href: string
  readonly children?: ReactNode
  /** Trusted markup that replaces the children. */
  readonly html?: string | undefined
  readonly className?: string | undefined
  readonly isCurrent?: boolean
  readonly target?: string | undefined
  readonly lang?: string | undefined
  readonly ariaLabel?: string | undefined
  readonly onClick?: MouseEventHandler | undefined
}

/**
 * A link as a plain anchor. A delegated listener turns clicks on internal links
 * into client navigations. Links with a protocol, including our `pathname://`,
 * open a new tab, and have an icon unless they have markup (behavior 2.6.3,
 * 2.6.6).
 */
export function PlainLink(props: PlainLinkProps) {
  const isExternal = isExternalLink(props.href)
  const target = props.target ?? (isExternal ? '_blank' : undefined)
  const file = stripFileProtocol(props.href)
  return (
    <a
      href={file ?? props.href}
      className={props.className}
      lang={props.lang}
      onClick={props.onClick}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      data-file={file === undefined ? undefined : ''}
      aria-label={props.ariaLabel}
      aria-current={props.isCurrent ? 'page' : undefined}
    >
      {props.html === undefined ? (
        <>
          {props.children}
          {isExternal && <NewTabMark />}
        </>
      ) : (
        <Markup as="span" html={props.html} />
      )}
    </a>
  )
}

/** Icon that indicates that a link opens a new tab. */
function NewTabMark() {
  return (
    <span role="img" aria-label={texts.opensNewTab} className={styles.mark}>
      <Icon name="external" />
    </span>
  )
}
