import { useMarkup } from './useMarkup.ts'

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
