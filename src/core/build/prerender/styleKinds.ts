import type { PlannedRoute } from '../../routes/plannedRoute.ts'

/**
 * Pages with one style sheet for their first view. There are few, because the
 * security policy lists each sheet in the headers of every response.
 */
export type StyleKind =
  | 'home'
  | 'doc'
  | 'docWithDetails'
  | 'docWithReference'
  | 'text'
  | 'topic'
  | 'plain'

/** What only some docs show, as style sheets name it; the richest come first. */
const richDocs: readonly (readonly [StyleKind, RegExp])[] = [
  [
    'docWithReference',
    /^\.(?:api|diagram|file-tree|cards|card|icons)(?:-[a-z]+)?$/
  ],
  ['docWithDetails', /^(?:\.details|\[data-labels|=(?:added|removed|error))$/]
]

/**
 * Find a page's kind. Docs that show little besides text and code come without
 * the rules for what others show. Other texts, such as posts, have a kind, and so
 * have other pages of a topic, such as lists of posts.
 *
 * @param names what its markup consists of
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
