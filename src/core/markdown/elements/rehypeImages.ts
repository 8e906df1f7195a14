import { relative } from 'node:path'
import type { Element, Parents, Root, Text } from 'hast'
import { h } from 'hastscript'
import { imageSize } from 'image-size'
import type { VFile } from 'vfile'
import { isExternalLink } from '../../model/paths.ts'
import { mapSrcset } from '../../model/srcset.ts'
import {
  findTrackedKind,
  readTracked
} from '../../platform/cache/trackedFiles.ts'
import { addClass, isElement } from '../element.ts'
import {
  type MarkdownContext,
  type MarkdownPage,
  reportDiagnostic,
  type UnplacedDiagnostic
} from '../markdownContext.ts'
import { walkElements } from '../walkTree.ts'
import { resolveFile } from './resolveFile.ts'

/**
 * Resolve the files of images, videos and audio, and add the sizes of images to
 * prevent layout shifts (behavior 2.9.18).
 */
export function rehypeImages(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const page = { context, file }
    walkElements(tree, (element, index, parent) => {
      const shown = replaceExternalMedia(element, parent, page)
      if (shown !== undefined) {
        parent.children[index] = shown
        return 'skip'
      }
      if (element.tagName === 'img') completeImage(element, page)
      if (/^(?:audio|source|track|video)$/.test(element.tagName)) {
        resolveUrl(element, 'src', page)
        resolveUrl(element, 'poster', page)
      }
      if (/^(?:image|feImage|use)$/.test(element.tagName)) {
        resolveUrl(element, 'href', page)
        resolveUrl(element, 'xLinkHref', page)
      }
      resolveSrcset(element, page)
      return undefined
    })
  }
}

/**
 * Replace media on other sites, which the security policy blocks: images with
 * their alt text, videos and audio with a link.
 *
 * @returns undefined if the policy allows the file
 */
function replaceExternalMedia(
  element: Element,
  parent: Parents,
  page: MarkdownPage
): Element | Text | undefined {
  if (!/^(?:audio|img|video)$/.test(element.tagName)) return undefined
  const sources = [element, ...element.children].flatMap(node =>
    node.type === 'element' ? (node.properties.src ?? []) : []
  )
  const src = sources.find(isExternalUrl)
  if (src === undefined) return undefined
  const { alt, title } = element.properties
  if (element.tagName !== 'img') {
    const diagnostic = describeExternal(
      'video or audio',
      'a link is shown instead'
    )
    reportDiagnostic(page, element, diagnostic)
    return h('a', { href: src }, String(title ?? src))
  }
  const diagnostic = describeExternal(
    'image',
    'its "alt" text is shown instead'
  )
  reportDiagnostic(page, element, diagnostic)
  // A link needs text.
  const href = isElement(parent, 'a') ? parent.properties.href : undefined
  return { type: 'text', value: String(alt || href || '') }
}

function describeExternal(
  what: string,
  consequence: string
): UnplacedDiagnostic {
  return {
    kind: 'feature',
    severity: 'warning',
    message: `The ${what} is on another site, so ${consequence}.`,
    hint: 'The security policy allows only files from this site. Put it in "static/" or next to the page.'
  }
}

function isExternalUrl(url: unknown): url is string {
  return (
    typeof url === 'string' && isExternalLink(url) && !url.startsWith('data:')
  )
}

function completeImage(image: Element, page: MarkdownPage): void {
  const { src } = image.properties
  if (typeof src !== 'string') return
  if (src.trim() === '') {
    delete image.properties.src
    reportDiagnostic(page, image, NO_SOURCE)
    return
  }
  image.properties.loading ??= 'lazy'
  image.properties.decoding ??= 'async'
  const { url, path } = resolveFile(takeColorMode(src, image), image, page)
  image.properties.src = url
  if (url === '') delete image.properties.src
  if (path === undefined) return
  const size = readImageSize(path)
  if (size === undefined) {
    const name = relative(page.context.contentDir, path)
    reportDiagnostic(page, image, describeUnreadable(name))
  } else Object.assign(image.properties, completeSize(image.properties, size))
}

const NO_SOURCE = {
  severity: 'error',
  message: 'The image has no address.',
  hint: 'Write ![text](./picture.png).'
} as const

function describeUnreadable(name: string): UnplacedDiagnostic {
  return {
    severity: 'warning',
    message: `Can't read the size of the image ${name}.`,
    hint: 'Replace the file if it\'s damaged. Otherwise, set the size: <img src="…" width="…" height="…" />.'
  }
}

/** Resolve an attribute of a media element, or of an image in an `<svg>`. */
function resolveUrl(
  element: Element,
  name: 'src' | 'poster' | 'href' | 'xLinkHref',
  page: MarkdownPage
): void {
  const written = element.properties[name]
  if (typeof written !== 'string' || written.trim() === '') return
  if (name !== 'src' && isExternalUrl(written)) {
    reportDiagnostic(page, element, EXTERNAL_VARIANT)
    delete element.properties[name]
    return
  }
  const { url } = resolveFile(written.trim(), element, page)
  element.properties[name] = url
}

const EXTERNAL_VARIANT = describeExternal(
  'image in "srcset", "poster" or an <svg>',
  "it isn't shown"
)

/** Resolve the files in `srcset`. */
function resolveSrcset(element: Element, page: MarkdownPage): void {
  const { srcSet } = element.properties
  if (srcSet === undefined || srcSet === null) return
  const written = Array.isArray(srcSet) ? srcSet.join(', ') : String(srcSet)
  let hasExternal = false
  element.properties.srcSet = mapSrcset(written, url => {
    hasExternal ||= isExternalUrl(url)
    return resolveFile(url, element, page).url
  })
  if (!hasExternal) return
  reportDiagnostic(page, element, EXTERNAL_VARIANT)
  delete element.properties.srcSet
}

/**
 * Turn hashes such as `#gh-dark-mode-only` into a class that limits the image to
 * one color mode.
 *
 * @returns the URL without the hash
 */
function takeColorMode(src: string, image: Element): string {
  const mode = /#(?:gh-)?(?:only-)?(light|dark)(?:-mode)?(?:-only)?$/.exec(src)
  if (mode === null) return src
  addClass(image, `only-${mode[1]}`)
  return src.slice(0, mode.index)
}

/** In pixels. */
interface ImageSize {
  readonly width: number
  readonly height: number
}

/**
 * Read the size of an image from its file.
 *
 * @param imageFile absolute path of an existing file
 * @returns undefined if it can't be read
 */
function readImageSize(imageFile: string): ImageSize | undefined {
  if (findTrackedKind(imageFile) === 'folder') return undefined
  try {
    // Copy the data, because `imageSize` reads past the end of small buffers, into
    // Node's shared pool.
    const data = new Uint8Array(readTracked(imageFile))
    const { width, height, orientation = 1 } = imageSize(data)
    if (width === 0 || height === 0) return undefined
    // EXIF orientations from 5 on are rotated by 90 degrees.
    return orientation >= 5
      ? { width: height, height: width }
      : { width, height }
  } catch {
    return undefined
  }
}

/** Calculate the missing width or height, in pixels, from the file's size. */
function completeSize(
  given: Element['properties'],
  { width, height }: ImageSize
): Partial<ImageSize> {
  if (given.width === undefined && given.height === undefined) {
    return { width, height }
  }
  const [wide, high] = [readPixels(given.width), readPixels(given.height)]
  if (wide !== undefined && given.height === undefined) {
    return { width: wide, height: Math.round((wide * height) / width) }
  }
  if (high !== undefined && given.width === undefined) {
    return { width: Math.round((high * width) / height), height: high }
  }
  return {}
}

/** @returns undefined for other units */
function readPixels(value: Element['properties'][string]): number | undefined {
  const digits = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(value))?.[1]
  return digits === undefined ? undefined : Number(digits)
}
