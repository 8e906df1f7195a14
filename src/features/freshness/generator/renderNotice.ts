import type { Element } from 'hast'
import { h } from 'hastscript'
import {
  fillText,
  formatText,
  type MarkdownContext,
  toHref,
  toPathname
} from '../../../index.ts'
import { FRESHNESS_PATH, getName, type PageState } from '../freshness.ts'

/**
 * Render the notice above a page that documents what has changed.
 *
 * @returns undefined if nothing that the page says can be wrong
 */
export function renderNotice(
  { changes, owner }: PageState,
  { texts, baseUrl }: Pick<MarkdownContext, 'texts' | 'baseUrl'>
): Element | undefined {
  // A new export makes no sentence of the page wrong.
  const names = changes.flatMap(({ kind, key }) =>
    kind === 'new' ? [] : getName(key)
  )
  if (names.length === 0) return undefined
  const list = [...new Set(names)].flatMap((name, index) => [
    ...(index > 0 ? [', '] : []),
    h('code', name)
  ])
  return h('aside.freshness', { ariaLabel: texts.freshnessNotice }, [
    h('p', h('strong', texts.freshnessNotice)),
    h('p', [
      ...fillText<readonly (string | Element)[]>(texts.freshnessMoved, {
        symbols: list
      }).flat(),
      ...(owner === undefined
        ? []
        : [` ${formatText(texts.freshnessOwner, { owner })}`]),
      ' ',
      h(
        'a',
        { href: toHref(baseUrl, toPathname(FRESHNESS_PATH)) },
        texts.freshnessDetails
      )
    ])
  ])
}
