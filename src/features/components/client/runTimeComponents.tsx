import { Children, isValidElement, type ReactNode } from 'react'
import { Link } from '../../../core/client/pages/Link.tsx'

interface Parent {
  readonly children?: ReactNode
}

/** Shows cards that are known only at run time, as a list if there are only cards. */
export function Cards({ children }: Parent) {
  const parts = Children.toArray(children)
  const isList = parts.every(part => isValidElement(part) && part.type === Card)
  if (!isList) return <div className="cards">{children}</div>
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it without markers.
    <ul className="cards" role="list">
      {Children.map(parts, part => (
        <li>{part}</li>
      ))}
    </ul>
  )
}

/** Shows a card whose parts are known only at run time. */
export function Card({
  title,
  href,
  icon,
  children
}: Parent & {
  readonly title: ReactNode
  readonly href?: string
  readonly icon?: string
}) {
  return (
    <div className="card">
      <p className="card-title" data-icon={icon}>
        {href === undefined ? (
          <span>{title}</span>
        ) : (
          <Link href={href}>{title}</Link>
        )}
      </p>
      {children !== undefined && <div className="card-body">{children}</div>}
    </div>
  )
}

/** A drawer that contains a heading, an image and `<Cards>`. */
export function CardDrawer({ children }: Parent) {
  return <div className="card-drawer">{children}</div>
}

/** Shows a badge whose text is known only at run time. */
export function Badge({
  tone = 'accent',
  text,
  children
}: Parent & {
  readonly tone?: string
  readonly text?: ReactNode
}) {
  return (
    <span className="badge" data-tone={tone}>
      {text ?? children}
    </span>
  )
}

/** Shows an ordered list that is known only at run time as steps. */
export function Steps({ children }: Parent) {
  return <div className="steps">{children}</div>
}
