import { join, relative } from 'node:path'
import type { Element } from 'hast'
import type { VFile } from 'vfile'
import { decodePathname, splitLink } from '../../../model/paths.ts'
import { exists } from '../../store/observedFiles.ts'
import { createSpecifier } from '../elements/createSpecifier.ts'
import { describeOutside } from '../elements/describeOutside.ts'
import { normalizeLink } from '../elements/normalizeLink.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { addImport } from '../module/pageImports.ts'
import { reportFinding } from '../reportFinding.ts'

interface MediaPlace {
  readonly context: MarkdownContext
  readonly file: VFile
  readonly element: Element
}

/** Attributes that hold an address; `src` of a picture is resolved later. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  img: [],
  source: ['src'],
  track: ['src'],
  video: ['src', 'poster']
}

/**
 * Resolve the files of films, sounds and choices of pictures as those of
 * pictures are: they are imported, or stand below the base, or are missing
 * (behaviour 2.9.18).
 */
export function resolveMedia(
  element: Element,
  place: Omit<MediaPlace, 'element'>
): void {
  const { tagName, properties } = element
  if (!Object.hasOwn(ADDRESSES, tagName)) return
  const whole = { ...place, element }
  for (const name of ADDRESSES[tagName] ?? []) {
    const address = properties[name]
    if (typeof address !== 'string' || address.trim() === '') continue
    properties[name] = resolveAddress(address.trim(), whole)
  }
  const { srcSet } = properties
  if (srcSet === undefined || srcSet === null || tagName === 'video') return
  const written = Array.isArray(srcSet) ? srcSet.join(', ') : String(srcSet)
  // A comma within an address, as in `data:`, has no space behind it.
  const candidates = written
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .filter(each => each.trim() !== '')
  properties.srcSet = candidates
    .map(candidate => {
      const [address = '', ...size] = candidate.trim().split(/\s+/)
      return [resolveAddress(address, whole), ...size].join(' ')
    })
    .join(', ')
}

/** @returns the address as the page has it; as it was where nothing is found */
function resolveAddress(written: string, place: MediaPlace): string {
  const { context, file } = place
  const [, before = '', hash = ''] = /^([^#]*)(.*)$/s.exec(written) ?? []
  const path = normalizeLink(before, context, file)
  if (path === '') return written
  const resolved = context.resolveLink(path, file.path)
  if (resolved.kind === 'external') return written
  if (resolved.kind === 'outside') {
    const outside = describeOutside(path)
    reportFinding(context, { file, node: place.element }, outside)
    return ''
  }
  if (resolved.kind === 'asset') {
    const { sourceFile } = resolved
    return addImport(file, createSpecifier(context, file, sourceFile)) + hash
  }
  const served = findServed(resolved.href, context)
  if (served === undefined || !exists(served)) reportMissing(path, place)
  return resolved.href + hash
}

/** A file of the static folder; what is not below the base is none. */
function findServed(
  href: string,
  { baseUrl, contentDir }: MarkdownContext
): string | undefined {
  const { path } = splitLink(href)
  const decoded = decodePathname(path) ?? path
  if (!decoded.startsWith(baseUrl)) return undefined
  return join(contentDir, 'static', decoded.slice(baseUrl.length))
}

function reportMissing(
  path: string,
  { context, file, element }: MediaPlace
): void {
  const { contentDir, isBare } = context
  // Docs that were given without their website lack all that it serves.
  const isElsewhere =
    isBare && path.startsWith('/') && !exists(join(contentDir, 'static'))
  if (isElsewhere) return
  const page = relative(contentDir, file.path)
  reportFinding(
    context,
    { file, node: element },
    {
      kind: 'image',
      level: 'error',
      message: `File ${path} of <${element.tagName}> used in ${page} not found.`,
      remedy:
        'Paths are relative to the page; those that start with "/" are taken from the static folder.'
    }
  )
}
