import { dirname, join, posix, relative, resolve } from 'node:path'
import type { Element } from 'hast'
import type { VFile } from 'vfile'
import { findSimilarFile } from '../../content/findSimilarFile.ts'
import { isWithinSite } from '../../content/siteBounds.ts'
import {
  decodeLinkIfValid,
  listUnicodeForms,
  splitLink
} from '../../model/paths.ts'
import { trackExists } from '../../platform/cache/trackedFiles.ts'
import { toPosixPath } from '../../platform/toPosixPath.ts'
import {
  type MarkdownContext,
  type MarkdownPage,
  type ResolvedLink,
  reportDiagnostic,
  type UnplacedDiagnostic
} from '../markdownContext.ts'
import { addImport } from '../module/pageImports.ts'

/** An image, video or audio file on a page. */
interface MediaFile {
  /** Its URL in the page: the marker of an import, or a URL below the base URL. */
  readonly url: string
  /** Absolute; undefined if the file doesn't exist. */
  readonly path?: string
}

/**
 * Resolve the URL of an image, video or audio file: to an import, so that the
 * bundler hashes the file, or to a URL below the base URL. Reports missing files.
 */
export function resolveFile(
  written: string,
  element: Element,
  page: MarkdownPage
): MediaFile {
  const { context, file } = page
  const [, before = '', hash = ''] = /^([^#]*)(.*)$/s.exec(written) ?? []
  const link = normalizeLink(before, context, file)
  const resolved = context.resolveLink(link, file.path)
  if (link === '' || resolved.kind === 'external') return { url: written }
  const path = findPath(resolved, page)
  const isThere = path !== undefined && trackExists(path)
  const isOutside =
    resolved.kind === 'outside' ||
    (isThere &&
      !isWithinSite(path, context.contentDir, context.setup.docFolders))
  if (isOutside) {
    reportDiagnostic(page, element, describeOutsideFile(link))
    return { url: '' }
  }
  if (!isThere) {
    reportDiagnostic(page, element, describeMissing(link, element, page))
  }
  const url =
    resolved.kind === 'asset'
      ? addImport(file, formatSpecifier(context, file, resolved.sourceFile))
      : resolved.href
  return { url: url + hash, ...(isThere && { path }) }
}

/** @returns undefined for a file outside the site */
function findPath(
  resolved: Exclude<ResolvedLink, { readonly kind: 'external' }>,
  { context: { contentDir, baseUrl }, file }: MarkdownPage
): string | undefined {
  if (resolved.kind === 'outside') return undefined
  if (resolved.kind === 'asset') return join(contentDir, resolved.sourceFile)
  const { path } = splitLink(resolved.href)
  const served = decodeLinkIfValid(path)
  if (!served.startsWith(baseUrl)) {
    return resolve(file.dirname ?? contentDir, served)
  }
  const forms = listUnicodeForms(served.slice(baseUrl.length))
  const paths = forms.map(form => join(contentDir, 'static', form))
  return paths.find(trackExists) ?? paths[0]
}

/** A link that starts with `/` refers to a file in `static/`. */
function describeMissing(
  link: string,
  { tagName }: Element,
  { context: { contentDir }, file }: MarkdownPage
): UnplacedDiagnostic {
  const meant = link.startsWith('/')
    ? findSimilarFile(link.slice(1), join(contentDir, 'static'))?.slice(1)
    : findSimilarFile(link, dirname(file.path))
  return {
    kind: 'image',
    severity: 'error',
    message: `${tagName === 'img' ? 'Image' : 'File'} ${link} used in ${relative(contentDir, file.path)} not found.`,
    hint: meant
      ? `Did you mean "${meant}"?`
      : 'Write a path that is relative to the page, or one that starts with "/" for a file in the static folder.'
  }
}

/** Describe a reference to a file outside the site. */
export function describeOutsideFile(reference: string): UnplacedDiagnostic {
  return {
    severity: 'error',
    message: `"${reference}" points to a file outside the website, which isn't published.`,
    hint: 'Copy the file to the content folder, and refer to the copy.'
  }
}

/** Files that the bundler copies by default: no code, and none without extension. */
const COPIED = /\.(?!(?:[cm]?[jt]sx?|json|css|html)$)[a-z\d]+$/i

/**
 * Format an import specifier for a content file. It's relative to the page, so
 * that compiled pages are the same on every machine.
 *
 * @param sourceFile relative to the content folder
 */
export function formatSpecifier(
  context: MarkdownContext,
  file: VFile,
  sourceFile: string
): string {
  const folder = relative(context.contentDir, file.dirname ?? '.')
  const path = posix.relative(toPosixPath(folder), sourceFile)
  const query = COPIED.test(path) ? '' : '?asset'
  return `${path.startsWith('.') ? path : `./${path}`}${query}`
}

/**
 * Convert a link that starts with `@site/` to one that's relative to the page, or
 * to `/` for files in `static/`.
 *
 * @example normalizeLink('@site/static/img/x.png', …) // '/img/x.png'
 * @example normalizeLink('@site/docs/x.mdx', …) // '../docs/x.mdx'
 */
export function normalizeLink(
  link: string,
  context: MarkdownContext,
  file: VFile
): string {
  if (link.startsWith('pathname://')) return link.slice('pathname://'.length)
  if (!link.startsWith('@site/')) return link
  const path = link.slice('@site/'.length)
  if (path.startsWith('static/')) return path.slice('static'.length)
  const target = resolve(context.contentDir, path)
  const from = relative(file.dirname ?? context.contentDir, target)
  const written = toPosixPath(from)
  return written.startsWith('.') ? written : `./${written}`
}
