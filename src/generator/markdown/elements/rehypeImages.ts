import { join, relative } from 'node:path'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { isWithinSite } from '../../content/siteBounds.ts'
import { exists } from '../../store/observedFiles.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { addImport } from '../module/pageImports.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkElements } from '../walkTree.ts'
import { createSpecifier } from './createSpecifier.ts'
import { describeOutside } from './describeOutside.ts'
import { normalizeLink } from './normalizeLink.ts'
import { type ImageSize, readImageSize } from './readImageSize.ts'
import { FOREIGN_PICTURE, isForeignPicture } from './rehypeForbidden.ts'

interface ImagePlace {
  readonly context: MarkdownContext
  readonly file: VFile
  readonly image: Element
}

/**
 * Import local images, so that the bundle hashes them, and write down their
 * size, so that the page does not move when they arrive (behaviour 2.9.18).
 */
export function rehypeImages(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkElements(tree, image => {
      const { src } = image.properties
      if (image.tagName !== 'img' || typeof src !== 'string') return undefined
      if (src.trim() === '') {
        delete image.properties.src
        reportFinding(context, { file, node: image }, NO_ADDRESS)
        return undefined
      }
      if (isForeignPicture(image)) {
        reportFinding(context, { file, node: image }, FOREIGN_PICTURE)
      }
      image.properties.loading ??= 'lazy'
      image.properties.decoding ??= 'async'
      resolveImage(src, { context, file, image })
      return undefined
    })
  }
}

function resolveImage(src: string, place: ImagePlace): void {
  const { context, file, image } = place
  const [, written = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(src) ?? []
  const path = normalizeLink(written, context, file)
  const hash = takeColorMode(anchor, image)
  const resolved = context.resolveLink(path, file.path)
  if (resolved.kind === 'external') return
  if (resolved.kind === 'outside') {
    reportFinding(context, { file, node: image }, describeOutside(path))
    delete image.properties.src
    return
  }
  if (resolved.kind === 'asset') {
    const { sourceFile } = resolved
    if (!addSize(join(context.contentDir, sourceFile), path, place)) return
    const specifier = createSpecifier(context, file, sourceFile)
    image.properties.src = addImport(file, specifier) + hash
    return
  }
  image.properties.src = resolved.href + hash
  const { href } = resolved
  const isServed = href.startsWith(context.baseUrl)
  const served = join('static', href.slice(context.baseUrl.length))
  addSize(isServed ? join(context.contentDir, served) : href, path, place)
}

/**
 * Read `#gh-dark-mode-only` and the like as "only in this colour mode".
 *
 * @returns the hash that is left
 */
function takeColorMode(hash: string, image: Element): string {
  const mode = /^#(?:gh-)?(?:only-)?(light|dark)(?:-mode)?(?:-only)?$/.exec(
    hash
  )?.[1]
  if (mode === undefined) return hash
  image.properties.className = [`only-${mode}`]
  return ''
}

/** @returns whether the image exists */
function addSize(imageFile: string, path: string, place: ImagePlace): boolean {
  const { context, file, image } = place
  if (exists(imageFile) && !isWithinSite(imageFile, context.contentDir)) {
    reportFinding(context, { file, node: image }, describeOutside(path))
    return false
  }
  if (!exists(imageFile)) {
    if (context.isBare && isWithoutStatic(path, context)) {
      reportFinding(context, { file, node: image }, NO_STATIC)
      return false
    }
    reportFinding(
      context,
      { file, node: image },
      {
        kind: 'image',
        level: 'error',
        message: `Image ${path} used in ${relative(context.contentDir, file.path)} not found.`,
        remedy:
          'Paths are relative to the page; those that start with "/" are taken from the static folder.'
      }
    )
    return false
  }
  const name = relative(context.contentDir, imageFile)
  const size = readImageSize(imageFile, name)
  if ('message' in size) {
    reportFinding(context, { file, node: image }, size)
    return size.level === 'warn'
  }
  image.properties = {
    ...image.properties,
    ...completeSize(image.properties, size)
  }
  return true
}

/** Add what the author left out, in the proportions of the file; in pixels. */
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

/** @returns undefined for percentages and the like */
function readPixels(value: Element['properties'][string]): number | undefined {
  const digits = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(value))?.[1]
  return digits === undefined ? undefined : Number(digits)
}

const NO_ADDRESS = {
  level: 'error',
  message: 'The picture has no address.',
  remedy: 'Write ![text](./picture.png).'
} as const

/** Docs that were given without their website lack its pictures, all alike. */
function isWithoutStatic(path: string, { contentDir }: MarkdownContext) {
  return path.startsWith('/') && !exists(join(contentDir, 'static'))
}

const NO_STATIC = {
  kind: 'feature',
  level: 'warn',
  message: `Pictures whose address starts with "/" can't be found: there is no folder "static".`,
  remedy:
    'Give the website that has them with --content, or put them into "static/".'
} as const
