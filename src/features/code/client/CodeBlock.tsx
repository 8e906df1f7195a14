import type { ReactNode } from 'react'

/**
 * Shows code known only at run time, without highlighting. Code known at compile
 * time becomes markup instead.
 */
export function CodeBlock({
  title,
  children
}: {
  readonly title?: string
  readonly children?: ReactNode
}) {
  return (
    <figure className="code-block">
      {title !== undefined && (
        <figcaption className="code-title">{title}</figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  )
}

export default CodeBlock
