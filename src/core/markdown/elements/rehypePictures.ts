import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { parseSrcset } from '../../model/srcset.ts'
import { addClass, isElement } from '../element.ts'
import { walkElements } from '../walkTree.ts'

const MODES = ['light', 'dark'] as const
type Mode = (typeof MODES)[number]

/** Matches in every window, and in none. */
const ALWAYS = '(width >= 0px)'
const NEVER = '(width < 0px)'

const COLOR_SCHEME = /\(\s*prefers-color-scheme\s*(?::\s*([\w-]+)\s*)?\)/gi

/**
 * Show a `<picture>` whose sources depend on `prefers-color-scheme` in the site's
 * color mode, which can differ from the system's: write one picture for each
 * mode, and let the style sheet choose.
 */
export function rehypePictures() {
  return (tree: Root) => {
    walkElements(tree, (element, index, parent) => {
      if (element.tagName !== 'picture') return undefined
      const isThemed = element.children.some(
        child =>
          isElement(child, 'source') &&
          readMedia(child).search(COLOR_SCHEME) >= 0
      )
      if (!isThemed) return 'skip'
      const pictures = MODES.map(mode => createPicture(element, mode))
      parent.children[index] = h('span.themed-image', pictures)
      return 'skip'
    })
  }
}

function readMedia({ properties }: Element): string {
  return String(properties.media ?? '').trim()
}

/** Create the picture of a color mode. */
function createPicture(picture: Element, mode: Mode): Element {
  const { children, ...copy } = structuredClone(picture)
  const kept = children.filter(child => {
    if (isElement(child, 'img')) addClass(child, `only-${mode}`)
    if (!isElement(child, 'source')) return true
    const media = readMedia(child).replace(COLOR_SCHEME, (_, value?: string) =>
      value === undefined || value.toLowerCase() === mode ? ALWAYS : NEVER
    )
    child.properties.media = media === ALWAYS ? undefined : media
    return media !== NEVER
  })
  const [source] = kept.filter(child => isElement(child, 'source'))
  const image = kept.find(child => isElement(child, 'img'))
  if (image === undefined) return { ...copy, children: kept }
  if (source === undefined) return image
  const isChosen = !source.properties.media && !source.properties.type
  return isChosen ? replaceSource(image, source) : { ...copy, children: kept }
}

/** Give an image the files of the source that every browser chooses. */
function replaceSource(image: Element, source: Element): Element {
  const { srcSet, sizes, width, height } = source.properties
  const candidates = parseSrcset(
    Array.isArray(srcSet) ? srcSet.join(', ') : String(srcSet ?? '')
  )
  const [first] = candidates
  if (first === undefined) return image
  const { srcSet: _, sizes: __, ...properties } = image.properties
  const isOnly = candidates.length === 1 && first.descriptor === ''
  return {
    ...image,
    properties: {
      ...properties,
      src: first.address,
      ...(!isOnly && { srcSet, sizes }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height })
    }
  }
}
