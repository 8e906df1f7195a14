import { Children, isValidElement, type ReactNode } from 'react'
import * as texts from '../../../core/model/texts.ts'

/** Shows a disclosure whose parts are known only at run time. */
export function Details({
  summary,
  open = false,
  children
}: {
  readonly summary?: ReactNode
  readonly open?: boolean
  readonly children?: ReactNode
}) {
  const parts = Children.toArray(children)
  const own = [summary, ...parts].find(isSummary)
  return (
    <details className="details" data-collapsed={String(!open)} open={open}>
      {own ?? <summary>{summary ?? texts.details}</summary>}
      <div className="details-body">
        {own === undefined || own === summary
          ? children
          : parts.filter(part => part !== own)}
      </div>
    </details>
  )
}

function isSummary(part: ReactNode): boolean {
  return isValidElement(part) && part.type === 'summary'
}

export default Details
