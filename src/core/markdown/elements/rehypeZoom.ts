import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { Texts } from '../../model/catalogue.ts'
import { formatText } from '../../model/fillText.ts'
import { listClasses } from '../element.ts'
import { walkElements } from '../walkTree.ts'

/** Images wider than the text column are shown smaller than they are. */
const COLUMN_WIDTH = 740

/**
 * Let large images be seen in full: as a link to the file, which scripts turn
 * into an overlay.
 */
export function rehypeZoom(texts: Texts) {
  return (tree: Root) => {
    walkElements(tree, (node, index, parent) => {
      if (node.tagName === 'a') return 'skip'
      if (node.tagName !== 'img') return undefined
      if (!(Number(node.properties.width) > COLUMN_WIDTH)) return undefined
      parent.children[index] = createLink(node, texts)
      return 'skip'
    })
  }
}

function createLink(image: Element, texts: Texts): Element {
  const { src, alt } = image.properties
  const label = alt
    ? formatText(texts.enlargeNamedImage, { alt: String(alt) })
    : texts.enlargeImage
  const link = { href: String(src), target: '_blank', ariaLabel: label }
  // The variant for one color mode must not leave an empty link.
  const className = listClasses(image)
  return h('a.image-link', { ...link, className }, [image])
}
