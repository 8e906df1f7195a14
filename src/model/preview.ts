import type { Route } from './route.ts'

/** CSS pixels of the pictures that chats and networks show for a link. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** Scripts that the typeface of the pictures has. */
const DRAWABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Tell whether the build draws the picture of a page: one has none of its own,
 * says something, and has a title in letters that can be drawn.
 */
export function isPreviewed(route: Route): boolean {
  return (
    route.image === undefined &&
    hasMarkdown(route) &&
    DRAWABLE.test(route.title ?? '')
  )
}

/** Tell whether a page says anything by itself, and so is Markdown as well. */
export function hasMarkdown({ kind }: Route): boolean {
  return kind !== 'notFound' && kind !== 'offline'
}
