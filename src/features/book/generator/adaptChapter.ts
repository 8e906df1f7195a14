import path from 'node:path'
import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import type { PageReader } from '../../../index.ts'
import { colorDrawings } from './colorDrawings.ts'
import type { BookStyles } from './readBookStyles.ts'

/** An image in an EPUB. */
export interface EpubImage {
  readonly file: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Image types that every e-reader supports. */
const TYPES: Readonly<Record<string, string>> = {
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml'
}

const MATHML = 'http://www.w3.org/1998/Math/MathML'

/** Attributes that matter only in browsers, and those that EPUB doesn't allow. */
const DROPPED =
  /^(?:on[A-Z]|aria-description$|align$|srcSet$|sizes$|loading$|decoding$|fetchPriority$|target$|tabIndex$|role$|download$|referrerPolicy$|crossOrigin$|popover)/

/**
 * Adapt a chapter to an EPUB: links lead to the files of chapters, and images to
 * copies in the book. An image that e-readers can't show becomes its text.
 *
 * @param book.files of chapters, by their ids
 * @param book.images gets the images, by their addresses
 */
export async function adaptChapter(
  tree: Root,
  book: {
    readonly files: ReadonlyMap<string, string>
    readonly images: Map<string, EpubImage>
    /** The chapter's own. */
    readonly file: string
    readonly reader: Pick<PageReader, 'readAsset'>
    readonly styles: Pick<BookStyles, 'tokens' | 'drawings'>
    /** Absolute URL of the site, for links to its other pages. */
    readonly url: string
  }
): Promise<Root> {
  const { files, images, file, reader, styles, url } = book
  const copy = structuredClone(tree)
  colorDrawings(copy, styles)
  const shown: Element[] = []
  visit(copy, 'element', (element, index, parent) => {
    const { tagName, properties } = element
    if (tagName === 'source' || tagName === 'wbr') {
      parent?.children.splice(index ?? 0, 1)
      return [SKIP, index ?? 0]
    }
    for (const name of Object.keys(properties)) {
      const isHidden = name === 'hidden' && tagName !== 'tr'
      const isKept = name === 'role' && tagName === 'svg'
      if ((DROPPED.test(name) && !isKept) || isHidden) delete properties[name]
    }
    // SVG 1.1 has no data attributes.
    if (tagName === 'svg') dropData(element)
    // The parser keeps the namespace of formulas to itself, so the printer needs it.
    if (tagName === 'math') properties.xmlns = MATHML
    // SVG 1.1, which EPUB refers to, allows only multiples of 100.
    if (
      properties.fontWeight !== undefined &&
      /^\d+$/.test(String(properties.fontWeight))
    ) {
      properties.fontWeight = `${Math.round(Number(properties.fontWeight) / 100)}00`
    }
    if (tagName === 'img') shown.push(element)
    if (tagName === 'a') properties.href = toTarget(properties.href)
    return undefined
  })
  for (const image of shown) {
    const { src, alt } = image.properties
    const known = await readImage(String(src ?? ''))
    if (known !== undefined) {
      image.properties.src = known.file
      image.properties.alt = alt ?? ''
    } else Object.assign(image, h('span', String(alt ?? '')))
  }
  return copy

  function toTarget(href: unknown) {
    if (typeof href !== 'string') return undefined
    if (!href.startsWith('#')) {
      return URL.canParse(href, url) ? new URL(href, url).href : undefined
    }
    const [chapter = ''] = href.slice(1).split('--')
    const target = files.get(chapter)
    return target === undefined || target === file ? href : target + href
  }

  async function readImage(src: string): Promise<EpubImage | undefined> {
    const known = images.get(src)
    const ending = path.extname(src.replace(/[?#].*$/, '')).toLowerCase()
    const type = TYPES[ending]
    if (known !== undefined || type === undefined) return known
    const bytes = await reader.readAsset(src)
    if (bytes === undefined) return undefined
    const image = { file: `image-${images.size + 1}${ending}`, type, bytes }
    images.set(src, image)
    return image
  }
}

function dropData(drawing: Element): void {
  visit(drawing, 'element', ({ properties }) => {
    for (const name of Object.keys(properties)) {
      if (/^data[A-Z]/.test(name)) delete properties[name]
    }
  })
}
