import type { PlannedRoute } from '../../routes/plannedRoute.ts'

/**
 * Kinds of pages, each with its own critical CSS. There are few, because the
 * content security policy lists each sheet in the headers of every response.
 */
export type StyleKind =
  | 'home'
  | 'doc'
  | 'docWithDetails'
  | 'docWithReference'
  | 'text'
  | 'topic'
  | 'plain'

/** Classes and attributes that only some docs use; the richest kind comes first. */
const richDocs: readonly (readonly [StyleKind, RegExp])[] = [
  [
    'docWithReference',
    /^\.(?:api|diagram|file-tree|cards|card|icons)(?:-[a-z]+)?$/
  ],
  ['docWithDetails', /^(?:\.details|\[data-labels|=(?:added|removed|error))$/]
]

/**
 * Find a page's kind. Docs with little besides text and code don't need the rules
 * of richer docs. Other texts, such as posts, are one kind, and other pages of a
 * topic, such as lists of posts, are another.
 *
 * @param names names that selectors can match in its markup
 */
export function findStyleKind(
  { route, topic }: Pick<PlannedRoute, 'route' | 'topic'>,
  names: readonly string[]
): StyleKind {
  if (route.pathname === '/' || route.kind === 'landing') return 'home'
  if (route.kind === 'doc') {
    const [rich = 'doc'] =
      richDocs.find(([, shown]) => names.some(name => shown.test(name))) ?? []
    return rich
  }
  if ('toc' in route) return 'text'
  return topic === undefined ? 'plain' : 'topic'
}
