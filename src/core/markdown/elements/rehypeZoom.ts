import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { Texts } from '../../model/catalogue.ts'
import { formatText } from '../../model/fillText.ts'
import { isElement, listClasses, listElements } from '../element.ts'
import { walkElements } from '../walkTree.ts'

/** Width of the text column, in px; wider images are scaled down. */
const COLUMN_WIDTH = 740

/** Link large images to their files; scripts show them in an overlay. */
export function rehypeZoom(texts: Texts) {
  return (tree: Root) => {
    walkElements(tree, (node, index, parent) => {
      if (node.tagName === 'a') return 'skip'
      // Inside a picture, a link would separate the image from the sources.
      const [image] = isElement(node, 'picture')
        ? listElements(node, 'img')
        : [node]
      if (!isElement(image, 'img')) return undefined
      if (!(Number(image.properties.width) > COLUMN_WIDTH)) return undefined
      parent.children[index] = createLink(image, node, texts)
      return 'skip'
    })
  }
}

function createLink(image: Element, shown: Element, texts: Texts): Element {
  const { src, alt } = image.properties
  const label = alt
    ? formatText(texts.enlargeNamedImage, { alt: String(alt) })
    : texts.enlargeImage
  const link = { href: String(src), target: '_blank', ariaLabel: label }
  // Hide the link together with an image for the other color mode.
  const className = listClasses(image)
  return h('a.image-link', { ...link, className }, [shown])
}
