import {
  findClosestName,
  suggestName
} from '../../../core/content/schema/suggestName.ts'
import type { BuiltInWrittenLocale } from '../../../core/locale.ts'
import { RECORD_ID } from '../../../core/model/landmarks.ts'
import {
  decodeLinkIfValid,
  isExternalLink,
  splitLink,
  stripBaseUrl,
  toHref,
  toPathname,
  toPathnameKey
} from '../../../core/model/paths.ts'
import type { RenderedPage } from '../../../core/render/renderPages.ts'

/** What's wrong with a link. */
export interface BrokenTarget {
  readonly isAnchor: boolean
  /** Why something at the address isn't a page. */
  readonly reason?: string
  readonly hint: string
}

/** Everything that a link can lead to. */
export interface LinkTargets {
  readonly baseUrl: string
  readonly pagesByKey: ReadonlyMap<string, RenderedPage>
  /** Keys of all pages, including those that failed to compile. */
  readonly pageKeys: readonly string[]
  /** Files of drafts, by the keys that their pages would have. */
  readonly drafts: ReadonlyMap<string, string>
  /** Paths that exist, but whose anchors aren't known here. */
  readonly otherKeys: ReadonlySet<string>
  readonly fileKeys: ReadonlySet<string>
  /** Keys of pages as Markdown, which are files, too. */
  readonly markdownKeys: ReadonlySet<string>
  /** Addresses of static files, by lookup key. */
  readonly staticFiles: ReadonlyMap<string, string>
}

/** List what links of a locale can lead to. */
export function createTargets(locale: BuiltInWrittenLocale): LinkTargets {
  const { plan, rendered, files, failed } = locale
  const { site, routes, redirects, otherLocaleHrefs } = plan
  const { baseUrl } = site.client
  const hasFailed = ({ planned }: RenderedPage) =>
    failed.has(planned.source?.absolutePath ?? '')
  const otherPaths = [
    ...redirects.map(({ from }) => from),
    ...routes.map(({ route }) => route.pathname)
  ].map(path => toHref(baseUrl, path))
  const drafts = site.versions.flatMap(version => version.drafts)
  const pages = rendered.pages
    .filter(({ planned }) => planned.route.kind !== 'notFound')
    .map(page => ({ key: toPathnameKey(page.record.pathname), page }))
  const keys = new Set(pages.map(({ key }) => key))
  const fileKeys = new Set<string>()
  const markdownKeys = new Set<string>()
  for (const file of files.names) {
    const kind = isMarkdownVersion(file, keys) ? markdownKeys : fileKeys
    kind.add(createFileKey(toHref(baseUrl, file)))
  }
  return {
    baseUrl,
    pageKeys: [...keys],
    pagesByKey: new Map(
      pages.flatMap(({ key, page }) => (hasFailed(page) ? [] : [[key, page]]))
    ),
    drafts: new Map(
      drafts.map(({ pathname, source }) => [
        toPathnameKey(pathname),
        source.file
      ])
    ),
    otherKeys: new Set([...otherPaths, ...otherLocaleHrefs].map(toPathnameKey)),
    fileKeys,
    markdownKeys,
    staticFiles: new Map(
      site.content.staticFiles.map(file => {
        const pathname = `/${file}`
        return [
          toPathnameKey(pathname),
          pathname.replace(/\/index\.html$/, '/')
        ]
      })
    )
  }
}

/**
 * Whether a file is a page as Markdown. A link that ends with `.md` is meant to
 * lead to a page, as a file of the content folder; `pathname://` marks others.
 */
function isMarkdownVersion(file: string, pageKeys: ReadonlySet<string>) {
  return (
    file.endsWith('.md') && pageKeys.has(toPathnameKey(stripMarkdown(file)))
  )
}

/** @example stripMarkdown('/docs/form/index.md') // '/docs/form/' */
export function stripMarkdown(path: string): string {
  return `/${path.replace(/^\//, '')}`.replace(
    /(?:(?<=\/)(?:index|readme))?\.mdx?$/i,
    ''
  )
}

/**
 * Check a link.
 *
 * @param current pathname of the page that has it
 * @returns undefined if it leads somewhere
 */
export function checkLink(
  link: string,
  current: string,
  targets: LinkTargets
): BrokenTarget | undefined {
  if (isExternalLink(link) || link === '') return undefined
  const { baseUrl, pagesByKey, otherKeys, fileKeys } = targets
  const { path, hash } = splitLink(link)
  const base = toHref(baseUrl, current)
  const absolute = path === '' ? base : resolve(path, base)
  const pathname = stripBaseUrl(baseUrl, absolute)
  const keys = pathname === undefined ? [] : createKeys(pathname)
  // Check pages first: they're files too, but the anchors of files aren't
  // known.
  const target = keys.map(key => pagesByKey.get(key)).find(Boolean)
  if (target !== undefined) {
    const hint = explainAnchor(hash.slice(1), target)
    return hint === undefined ? hint : { isAnchor: true, hint }
  }
  if (createKeys(absolute).some(key => otherKeys.has(key))) return undefined
  return createKeys(absolute, createFileKey).some(key => fileKeys.has(key))
    ? undefined
    : { isAnchor: false, ...explainMissing(link, keys, current, targets) }
}

/** Create keys for a path as written and decoded. */
function createKeys(path: string, create = toPathnameKey): readonly string[] {
  return [path, decodeLinkIfValid(path)].map(create)
}

/** Unlike those of pages, paths of files are case-sensitive. */
export function createFileKey(path: string): string {
  return toPathname(path).replace(/(?<=.)\/$/, '')
}

const MISSING = 'Correct the address, or remove the link.'

/** @param keys empty for a path outside the base */
function explainMissing(
  link: string,
  keys: readonly string[],
  current: string,
  { baseUrl, drafts, pageKeys, pagesByKey, staticFiles }: LinkTargets
): Omit<BrokenTarget, 'isAnchor'> {
  const [, decoded] = keys.map(key => toPathnameKey(stripMarkdown(key)))
  if (decoded === undefined) {
    const hint = `Start links within the site with the base URL "${baseUrl}".`
    return { hint }
  }
  const draft = drafts.get(decoded)
  if (draft !== undefined) {
    const hint = 'Publish the page first, or remove the link.'
    return { reason: `which is a draft, ${draft}`, hint }
  }
  const renamed = correctExtension(link, pagesByKey.get(decoded))
  if (renamed !== undefined) return { hint: `Did you mean "${renamed}"?` }
  const own = toPathnameKey(current)
  const others = pageKeys.filter(key => key !== own)
  const near = findClosestName(decoded, [...others, ...staticFiles.keys()])
  return {
    hint:
      near === undefined
        ? MISSING
        : `Did you mean "${staticFiles.get(near) ?? near}"?`
  }
}

/** Correct a link to a file whose name differs only in its extension. */
function correctExtension(
  link: string,
  target: RenderedPage | undefined
): string | undefined {
  const { path, query, hash } = splitLink(link)
  const [, extension] =
    /(\.mdx?)$/i.exec(target?.planned.source?.file ?? '') ?? []
  if (extension === undefined || !/\.mdx?$/i.test(path)) return undefined
  const renamed = path.replace(/\.mdx?$/i, extension)
  const name = decodeLinkIfValid(renamed).replace(/^.*\//, '')
  const isSame = target?.planned.source?.file.endsWith(`/${name}`)
  return isSame ? renamed + query + hash : undefined
}

/** @returns undefined for an anchor that the page has */
function explainAnchor(
  anchor: string,
  { facts }: RenderedPage
): string | undefined {
  if (/^(?:top)?$|^:~:/i.test(anchor)) return undefined
  const candidates = [anchor, decodeLinkIfValid(anchor)]
  if (candidates.some(id => facts.ids.has(id) || documentIds.has(id))) {
    return undefined
  }
  const ids = [...facts.ids].filter(id => !/^[_:]/.test(id))
  return ids.length === 0
    ? 'The page has no headings.'
    : `The page has no such heading. ${suggestName(decodeLinkIfValid(anchor), ids, 'Headings')}`
}

/** Ids that every document has outside the rendered page. */
const documentIds = new Set(['root', RECORD_ID])

function resolve(path: string, current: string): string {
  const url = `http://x${current}`
  return URL.canParse(path, url) ? new URL(path, url).pathname : path
}
