import type { ReactNode } from 'react'

/**
 * Show code that only the running page knows, without highlighting. Code that
 * is known when the page is compiled never gets here.
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
