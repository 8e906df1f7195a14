import type { ClientSite } from '../../model/site.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import type { Store } from '../store/createStore.ts'
import { listTokens, type Outline } from './createMarkupReader.ts'

/** The properties of a page that determine which styles it needs. */
export interface StyledPage extends Outline {
  readonly kind: StyleKind
  /** Text of its own style sheets, which use the shell's tokens. */
  readonly ownStyles: string
}

/**
 * Create the critical CSS of each kind of page: the rules that its pages need for
 * their first paint. The whole style sheet loads with the script, or through a
 * link in browsers without scripts.
 *
 * @param shell the whole style sheet
 */
export async function createStyles(
  shell: string,
  site: StyledSite,
  pages: readonly StyledPage[],
  store: Store
): Promise<ReadonlyMap<StyleKind, string>> {
  const colors = createColors(site)
  const others = [
    ...new Set(pages.map(({ ownStyles }) => ownStyles)),
    colors
  ].join('')
  // Each step loads its tools only if the store doesn't have its result.
  const first = await store.remember(
    { step: 'styles', inputs: [shell, others] },
    async () => {
      const { selectFirstRules } = await import('./selectFirstRules.ts')
      return selectFirstRules(shell, others)
    }
  )
  const { direction } = site.locale
  const around = ['html', 'body', '#root', '[lang', '[dir', `=${direction}`]
  const create = async (kind: StyleKind): Promise<[StyleKind, string]> => {
    const own = pages.filter(page => page.kind === kind)
    const used = {
      names: join([around, ...own.map(({ names }) => names)]),
      tokens: join(
        own.flatMap(({ tokens, ownStyles }) => [tokens, listTokens(ownStyles)])
      )
    }
    const css = await store.remember(
      { step: 'styles', inputs: [first, JSON.stringify(used)] },
      async () => {
        const { pruneStyles } = await import('./pruneStyles.ts')
        return pruneStyles(first, used)
      }
    )
    return [kind, css + colors]
  }
  const kinds = new Set(pages.map(({ kind }) => kind))
  return new Map(await Promise.all([...kinds].map(create)))
}

/** Dependencies of the rules besides the pages. */
type StyledSite = Pick<ClientSite, 'announcementBar'> & {
  readonly locale: Pick<ClientSite['locale'], 'direction'>
}

function join(lists: readonly Iterable<string>[]): readonly string[] {
  const all = new Set<string>()
  for (const list of lists) for (const name of list) all.add(name)
  return [...all].sort()
}

/** List the attributes whose values selectors compare. */
export function listComparedAttributes(css: string): ReadonlySet<string> {
  return new Set(
    [...css.matchAll(/\[([\w-]+)[~|^$*]?=/g)].map(([, name = '']) => name)
  )
}

/** Set configured colors, because the policy blocks `style` attributes. */
function createColors({
  announcementBar: bar
}: Pick<ClientSite, 'announcementBar'>): string {
  const colors = [
    ...createColor('--announcement-background', bar?.backgroundColor),
    ...createColor('--announcement-text', bar?.textColor)
  ]
  return colors.length === 0 ? '' : `@layer tokens{:root{${colors.join('')}}}`
}

function createColor(
  property: string,
  color: string | undefined
): readonly string[] {
  // Remove characters that would end the rule.
  return color === undefined
    ? []
    : [`${property}:${color.replace(/[;{}<]/g, '')};`]
}

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
