import type { ReactNode } from 'react'

/** Shows a badge whose text is known only at run time. */
export function Badge({
  tone = 'accent',
  text,
  children
}: {
  readonly tone?: string
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <span className="badge" data-tone={tone}>
      {text ?? children}
    </span>
  )
}
