import type { Element, ElementContent, Parents } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import { isElement, listElements } from '../../../core/markdown/element.ts'
import type { Texts } from '../../../core/model/catalogue.ts'
import { formatText } from '../../../core/model/fillText.ts'

const NOTE = /\(\d+\)!/

/**
 * Link the `// (1)!` comments of a fence to the ordered list after it: each item
 * is the note of that number and links back to its line.
 *
 * @param notes.id prefix of the ids
 * @returns whether the fence has notes
 */
export function linkNotes(
  parent: Parents,
  pre: Element,
  { id, texts }: { readonly id: string; readonly texts: Texts }
): boolean {
  if (!NOTE.test(toText(pre))) return false
  const list = findFollowingList(parent, pre)
  if (list === undefined) return false
  list.properties.className = ['code-notes']
  listElements(list).forEach((item, index) => {
    const number = index + 1
    item.properties.id = `${id}-${number}`
    const ariaLabel = formatText(texts.codeNoteLine, { number })
    const back = h(
      'a.code-note',
      { href: `#${id}-line-${number}`, ariaLabel },
      String(number)
    )
    item.children.unshift(back)
  })
  return true
}

function findFollowingList(parent: Parents, pre: Element): Element | undefined {
  const children = parent.children as ElementContent[] // fences are in flow
  const rest = children.slice(children.indexOf(pre) + 1)
  const next = rest.find(
    node => node.type !== 'text' || node.value.trim() !== ''
  )
  return isElement(next, 'ol') ? next : undefined
}
