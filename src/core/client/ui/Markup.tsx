import { useMemo } from 'react'

/** An author's trusted markup, wrapped in an element. */
export function Markup({
  as: Element = 'div',
  html,
  className
}: {
  readonly as?: 'div' | 'span' | 'li'
  readonly html: string
  readonly className?: string | undefined
}) {
  return (
    <Element className={className} dangerouslySetInnerHTML={useMarkup(html)} />
  )
}

/**
 * Wrap trusted markup for `dangerouslySetInnerHTML`. Memoized, because React 19
 * sets `innerHTML` again whenever the object changes.
 */
export function useMarkup(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: html }), [html])
}
