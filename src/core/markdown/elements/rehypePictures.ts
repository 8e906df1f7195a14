import type { Element, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { parseSrcset } from '../../model/srcset.ts'
import { addClass, findTagName, isElement, isJsxElement } from '../element.ts'
import { type MarkdownContext, reportDiagnostic } from '../markdownContext.ts'
import { readAttribute } from '../module/rehypeLiteralJsx.ts'
import { walkNodes } from '../walkTree.ts'

const MODES = ['light', 'dark'] as const
type Mode = (typeof MODES)[number]

/** Matches in every window, and in none. */
const ALWAYS = '(width >= 0px)'
const NEVER = '(width < 0px)'

const COLOR_SCHEME = /\(\s*prefers-color-scheme\s*(?::\s*([\w-]+)\s*)?\)/gi

/**
 * Show a `<picture>` whose sources depend on `prefers-color-scheme` in the site's
 * color mode, which can differ from the system's: write one picture for each
 * mode, and let the style sheet choose. Report a picture that keeps following the
 * system because it contains expressions.
 */
export function rehypePictures(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkNodes(tree, (node, index, parent) => {
      if (findTagName(node) !== 'picture' || !('children' in node)) {
        return undefined
      }
      const isThemed = node.children.some(
        child => readMedia(child).search(COLOR_SCHEME) >= 0
      )
      if (!isThemed) return 'skip'
      if (node.type !== 'element' || node.children.some(isJsxElement)) {
        reportDiagnostic({ context, file }, node, FOLLOWS_SYSTEM)
        return 'skip'
      }
      const pictures = MODES.map(mode => createPicture(node, mode))
      parent.children[index] = h('span.themed-image', pictures)
      return 'skip'
    })
  }
}

const FOLLOWS_SYSTEM = {
  kind: 'feature',
  severity: 'warning',
  message:
    "This <picture> contains expressions, so it follows the system's color scheme instead of the site's color mode.",
  hint: 'Write its files as text, such as srcSet="./night.png", or write two images: ![text](./day.png#light) and ![text](./night.png#dark).'
} as const

/** Read the media query of a source; empty for other nodes. */
function readMedia(node: RootContent): string {
  if (findTagName(node) !== 'source') return ''
  if (node.type === 'element') return String(node.properties.media ?? '').trim()
  if (!isJsxElement(node)) return ''
  const media = node.attributes.find(
    attribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'media'
  )
  return media?.type === 'mdxJsxAttribute'
    ? String(readAttribute(media) ?? '')
    : ''
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
      src: first.url,
      ...(!isOnly && { srcSet, sizes }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height })
    }
  }
}
