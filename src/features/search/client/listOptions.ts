import { createHref, createPathname } from '../../../core/model/paths.ts'
import type { NamedPage } from '../../../core/model/route.ts'
import type { ClientSite, DocsVersion } from '../../../core/model/site.ts'
import type { Hit } from './engine/createSearcher.ts'
import { createExcerpt } from './engine/markTerms.ts'
import type { OpenIndex } from './engine/openIndex.ts'
import type { SearchAnswer } from './useSearch.ts'

/** A link in the list of results. */
export interface SearchOption {
  /** React key; stable while the text loads. */
  readonly key: string
  readonly href: string
  /** Path of the page, without base. */
  readonly path: string
  readonly title: string
  /** Label of an older version, if the group's label doesn't include it. */
  readonly version?: string
  readonly heading?: string
  readonly excerpt?: string
  /** The query terms found in it. */
  readonly terms: ReadonlySet<string>
}

/** Options under one label. */
export interface OptionGroup {
  readonly label: string
  readonly options: readonly SearchOption[]
}

const NO_TERMS: ReadonlySet<string> = new Set()

/** List the options for an answer. */
export function listResults(
  answer: Extract<SearchAnswer, { readonly kind: 'found' }>,
  baseUrl: string
): readonly OptionGroup[] {
  return answer.groups.map(({ label, hits }) => ({
    label,
    options: hits.map(hit => createOption(hit, answer.index, baseUrl))
  }))
}

function createOption(
  hit: Hit,
  { root, stem, findText }: OpenIndex,
  baseUrl: string
): SearchOption {
  const path = root.pages.paths[hit.page] ?? '/'
  const { terms } = hit
  const [id = '', heading = '', text = '', code = ''] = findText(hit) ?? []
  const line = code
    .split('\n')
    .find(each => createExcerpt(each, terms, stem) !== undefined)
  const excerpt =
    createExcerpt(text, terms, stem) ?? line?.trim() ?? text.slice(0, 120)
  return {
    key: `${hit.page} ${hit.section}`,
    href: `${createHref(baseUrl, createPathname(path))}${id && `#${id}`}`,
    path,
    title: root.pages.titles[hit.page] ?? '',
    terms,
    ...(heading && { heading }),
    ...(excerpt && { excerpt })
  }
}

/** List recently opened pages, with the version if it's an older one. */
export function listRecentPages(
  pages: readonly NamedPage[],
  label: string,
  { baseUrl, versions }: Pick<ClientSite, 'baseUrl' | 'versions'>
): readonly OptionGroup[] {
  if (pages.length === 0) return []
  const options = pages.map(({ path, title }) => {
    const href = createHref(baseUrl, createPathname(path))
    const version = findVersion(href, versions)
    return {
      key: path,
      href,
      path,
      title,
      terms: NO_TERMS,
      ...(version?.isLast === false && { version: version.label })
    }
  })
  return [{ label, options }]
}

/** The longest match wins, because one version's path may be a prefix of another's. */
function findVersion(
  href: string,
  versions: readonly DocsVersion[]
): DocsVersion | undefined {
  return versions
    .filter(({ path }) => `${href}/`.startsWith(`${path.replace(/\/$/, '')}/`))
    .sort((one, other) => other.path.length - one.path.length)[0]
}
