import { useMarkup } from './useMarkup.ts'

/** Render an author's trusted markup in an element of its own. */
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
