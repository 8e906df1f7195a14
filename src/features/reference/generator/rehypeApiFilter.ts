import type { Element, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import { isElement, listElements } from '../../../core/markdown/element.ts'
import type { MarkdownContext } from '../../../core/markdown/markdownContext.ts'
import { formatText } from '../../../core/model/fillText.ts'

/** A page with this many entries has a filter. */
export const MIN_FILTERED_ENTRIES = 20

/**
 * Add a filter to pages with many entries: level-3 headings that consist of a
 * name in code, with everything up to the next one or the next group. The filter
 * is above the first group, which is the level-2 heading of the first entry.
 *
 * Marks entries with `data-entry` for `client/filterEntries.ts`.
 */
export function rehypeApiFilter({ texts }: Pick<MarkdownContext, 'texts'>) {
  return ({ children }: Root) => {
    const entries = children.filter(isEntry)
    const [first] = entries
    if (first === undefined || entries.length < MIN_FILTERED_ENTRIES) return
    for (const { properties } of entries) properties.dataEntry = ''
    const start = children.indexOf(first)
    const group = children
      .slice(0, start)
      .findLastIndex(node => isElement(node, 'h2'))
    const filter = h('div.api-filter', { dataPrint: 'hidden' }, [
      h('label', [
        `${texts.apiFilter} `,
        h('input', {
          type: 'search',
          placeholder: formatText(texts.apiFilterHint, {
            count: `${entries.length}`
          }),
          autoComplete: 'off',
          spellCheck: 'false'
        })
      ]),
      h('span', { role: 'status' })
    ])
    children.splice(group < 0 ? start : group, 0, filter)
  }
}

function isEntry(node: RootContent): node is Element {
  if (!isElement(node, 'h3')) return false
  const [name, anchor, ...others] = listElements(node)
  const isName = isElement(name, 'code') && node.children[0] === name
  return isName && isElement(anchor, 'a') && others.length === 0
}
