import type { ReactNode } from 'react'
import * as texts from '../../../core/model/texts.ts'
import { findAdmonitionKind } from '../admonitions.ts'

const TITLES: Readonly<Record<string, string>> = {
  note: texts.note,
  tip: texts.tip,
  info: texts.info,
  warning: texts.warning,
  danger: texts.danger
}

/**
 * Shows an admonition whose parts are known only at run time. Those known at
 * compile time become markup instead.
 */
export function Admonition({
  type = 'note',
  title,
  icon,
  children
}: {
  readonly type?: string
  readonly title?: ReactNode
  /** Replaces the icon of the type. */
  readonly icon?: ReactNode
  readonly children?: ReactNode
}) {
  const kind = findAdmonitionKind(type) ?? 'info'
  return (
    <div className="admonition" data-kind={kind} role="note">
      <p
        className="admonition-title"
        data-default={title === undefined ? '' : undefined}
      >
        {icon && (
          <span className="admonition-icon" aria-hidden="true">
            {icon}
          </span>
        )}
        {title ?? TITLES[type] ?? type}
      </p>
      <div className="admonition-body">{children}</div>
    </div>
  )
}

export default Admonition
