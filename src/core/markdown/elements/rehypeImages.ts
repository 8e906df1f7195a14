import { relative } from 'node:path'
import type { Element, Parents, Root, Text } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { isExternalLink } from '../../model/paths.ts'
import { mapSrcset } from '../../model/srcset.ts'
import { addClass } from '../element.ts'
import {
  type MarkdownContext,
  type MarkdownPage,
  reportFinding
} from '../markdownContext.ts'
import { walkElements } from '../walkTree.ts'
import { type ImageSize, readImageSize } from './readImageSize.ts'
import { EXTERNAL_IMAGE, isExternalImage } from './rehypeForbidden.ts'
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
      else if (/^(?:audio|source|track|video)$/.test(element.tagName)) {
        for (const name of ['src', 'poster']) {
          const written = element.properties[name]
          if (typeof written !== 'string' || written.trim() === '') continue
          if (name === 'poster' && isExternalAddress(written)) {
            reportFinding(page, element, EXTERNAL_SRCSET)
            delete element.properties.poster
            continue
          }
          const { address } = resolveFile(written.trim(), element, page)
          element.properties[name] = address
        }
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
  if (isExternalImage(element)) {
    reportFinding(page, element, EXTERNAL_IMAGE)
    const { alt } = element.properties
    // A link needs text.
    const isLink = parent.type === 'element' && parent.tagName === 'a'
    const href = isLink ? parent.properties.href : undefined
    return { type: 'text', value: String(alt || href || '') }
  }
  if (!/^(?:audio|video)$/.test(element.tagName)) return undefined
  const sources = [element, ...element.children].flatMap(node =>
    node.type === 'element' ? (node.properties.src ?? []) : []
  )
  const src = sources.find(isExternalAddress)
  if (src === undefined) return undefined
  reportFinding(page, element, EXTERNAL_MEDIA)
  return h('a', { href: src }, String(element.properties.title ?? src))
}

function isExternalAddress(address: unknown): address is string {
  return (
    typeof address === 'string' &&
    isExternalLink(address) &&
    !address.startsWith('data:')
  )
}

function completeImage(image: Element, page: MarkdownPage): void {
  const { src } = image.properties
  if (typeof src !== 'string') return
  if (src.trim() === '') {
    delete image.properties.src
    reportFinding(page, image, NO_ADDRESS)
    return
  }
  image.properties.loading ??= 'lazy'
  image.properties.decoding ??= 'async'
  const { address, path } = resolveFile(takeColorMode(src, image), image, page)
  image.properties.src = address
  if (address === '') delete image.properties.src
  if (path === undefined) return
  const name = relative(page.context.contentDir, path)
  const size = readImageSize(path, name)
  if ('message' in size) reportFinding(page, image, size)
  else Object.assign(image.properties, completeSize(image.properties, size))
}

/** Resolve the files in `srcset`. */
function resolveSrcset(element: Element, page: MarkdownPage): void {
  const { srcSet } = element.properties
  if (srcSet === undefined || srcSet === null) return
  const written = Array.isArray(srcSet) ? srcSet.join(', ') : String(srcSet)
  let hasExternal = false
  element.properties.srcSet = mapSrcset(written, address => {
    hasExternal ||= isExternalAddress(address)
    return resolveFile(address, element, page).address
  })
  if (!hasExternal) return
  reportFinding(page, element, EXTERNAL_SRCSET)
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

/** Calculate the missing width or height, in pixels, from the file's size. */
function completeSize(
  given: Element['properties'],
  { width, height }: ImageSize
): ImageSize {
  if (width === undefined || height === undefined) return {}
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

const EXTERNAL_SRCSET = {
  kind: 'feature',
  level: 'warn',
  message: '"srcset" or "poster" refers to an image on another site.',
  remedy: EXTERNAL_IMAGE.remedy
} as const

const EXTERNAL_MEDIA = {
  kind: 'feature',
  level: 'warn',
  message: 'The video or audio is on another site, so a link is shown instead.',
  remedy:
    'The security policy allows only files from this site. Put it in "static/" or next to the page.'
} as const

const NO_ADDRESS = {
  level: 'error',
  message: 'The image has no address.',
  remedy: 'Write ![text](./picture.png).'
} as const
