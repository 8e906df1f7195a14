import { isValidElement, type ReactNode } from 'react'
import * as texts from '../../../../model/texts.ts'

/**
 * Show a disclosure whose parts are known only at run time.
 *
 * The default export of components that import `@theme/Details`.
 */
export default function Details({
  summary,
  open = false,
  children
}: {
  readonly summary?: ReactNode
  readonly open?: boolean
  readonly children?: ReactNode
}) {
  const isElement = isValidElement(summary) && summary.type === 'summary'
  return (
    <details className="details" data-collapsed={String(!open)} open={open}>
      {isElement ? summary : <summary>{summary ?? texts.details}</summary>}
      <div className="details-body">{children}</div>
    </details>
  )
}
