import type { CompiledLocale } from '../../../core/locale.ts'
import { groupBy } from '../../../core/model/groupBy.ts'
import {
  decodeLinkIfValid,
  type Pathname,
  splitLink,
  stripBaseUrl
} from '../../../core/model/paths.ts'
import type { Route } from '../../../core/model/route.ts'
import type { ClientSite } from '../../../core/model/site.ts'
import type { PageFactsReader } from '../../../core/pages/createCachedCompiler.ts'
import { parseContentRequest } from '../../../core/site/routes/contentRequest.ts'
import { createTopicFinder } from '../../../core/site/routes/createTopicFinder.ts'
import { findPartial } from '../../../core/site/routes/findPartial.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import type { SearchedPage, SearchSection } from './indexBlock.ts'
import type { PageSection } from './rehypeSearchParts.ts'

declare module '../../../index.ts' {
  interface PageFacts {
    /** The searchable sections of a page. */
    readonly sections?: readonly PageSection[]
  }
}

/** Searchable sections by pathname. */
type PageSections = ReadonlyMap<Pathname, readonly SearchSection[]>

/** The parts of a locale that the search reads. */
export interface SearchedLocale {
  readonly plan: Pick<CompiledLocale['plan'], 'site' | 'routes'>
  readonly pages: Pick<CompiledLocale['pages'], 'readFacts' | 'data'>
}

/** Read the pages to index, with their sections. */
export async function readSearchedPages({
  plan: { site, routes },
  pages
}: SearchedLocale): Promise<readonly SearchedPage[]> {
  const { contentDir } = site.content
  const sections = addReferences(
    await readPageSections(routes, pages.readFacts, contentDir),
    pages.data.references ?? new Map(),
    site.client.baseUrl
  )
  return listSearchedPages(site, routes, sections)
}

/** Weight of other pages, relative to docs. */
const OTHER_WEIGHT = 0.7
const HOME_WEIGHT = 0.5
/** Weight of an old version, relative to the current one. */
const OLD_VERSION_WEIGHT = 0.6
/** A folder or page named like a version, such as `v1`, counts as an old version. */
const VERSION_NAME = /\/v\d[\w.]*(?=\/|$)/

/** List the pages to index, with their sections. */
export function listSearchedPages(
  site: Site,
  routes: readonly PlannedRoute[],
  sections: PageSections
): readonly SearchedPage[] {
  const findTopic = createTopicFinder(site)
  const groups = new Map<string, string>(
    routes.map(planned => [
      planned.route.pathname,
      nameGroup(findTopic(planned), planned.route, site.client)
    ])
  )
  const lastVersion = site.client.versions.find(({ isLast }) => isLast)?.name
  return routes
    .filter(({ route, traits }) => !route.isUnlisted && !traits?.isIndex)
    .map(({ route, source }) => {
      const group = groups.get(route.pathname) ?? site.client.title
      return {
        path: route.pathname,
        title: route.title ?? site.client.title,
        group,
        weight:
          findWeight(route) *
          (isOld(route, lastVersion) ? OLD_VERSION_WEIGHT : 1),
        sections: [
          ...addDescription(route, sections.get(route.pathname) ?? []),
          ...listAnswers(source)
        ]
      }
    })
}

/** Topic names include the version; docs without a topic get it here. */
function nameGroup(
  topic: string,
  route: Route,
  { title, versions }: ClientSite
): string {
  if (topic !== title || !('version' in route)) return topic
  const version = versions.find(({ name }) => name === route.version)
  return version?.isLast === false ? `${topic} (${version.label})` : topic
}

function findWeight({ kind }: Route): number {
  if (kind === 'doc') return 1
  return kind === 'landing' ? HOME_WEIGHT : OTHER_WEIGHT
}

function isOld(route: Route, lastVersion: string | undefined): boolean {
  const isOther = 'version' in route && route.version !== lastVersion
  return isOther || VERSION_NAME.test(route.pathname)
}

/** Each question is a section, which leads to the top of the page. */
function listAnswers(source: PlannedRoute['source']): readonly SearchSection[] {
  const { answers = [] } = source?.frontMatter ?? {}
  return answers.map(question => ({
    id: '',
    heading: question,
    symbols: [],
    text: '',
    code: ''
  }))
}

/** The description is searchable too: it often paraphrases the page. */
function addDescription(
  { description = '' }: Route,
  sections: readonly SearchSection[]
): readonly SearchSection[] {
  const top = sections.find(({ id }) => id === '')
  const rest = sections.filter(section => section !== top)
  const own = top?.text ?? ''
  // By default, it's the first paragraph.
  const added = own.includes(description) ? '' : description
  const text = [added, own].filter(Boolean).join(' ')
  const empty = { id: '', heading: '', symbols: [], text: '', code: '' }
  return [{ ...empty, ...top, text }, ...rest]
}

/**
 * Read the sections of all pages with content of their own; lists of posts only
 * repeat other pages.
 *
 * @param contentDir absolute path that `@site/` resolves to
 */
async function readPageSections(
  routes: readonly PlannedRoute[],
  readFacts: PageFactsReader,
  contentDir: string
): Promise<PageSections> {
  const pages = new Map<Pathname, readonly SearchSection[]>()
  for (const { route, contents, source } of routes) {
    const [specifier] = contents
    if (source === undefined || specifier === undefined) continue
    pages.set(
      route.pathname,
      mergeHeadlessSections(await readSections(specifier, []))
    )
  }
  return pages

  async function readSections(
    specifier: string,
    outer: readonly string[]
  ): Promise<readonly SearchSection[]> {
    const { file } = parseContentRequest(specifier)
    if (outer.includes(file)) return []
    const { sections = [] } = (await readFacts(specifier)) ?? {}
    const read = sections.map(section =>
      section.id === undefined
        ? readSections(findPartial(section.specifier, file, contentDir), [
            ...outer,
            file
          ])
        : [section]
    )
    return (await Promise.all(read)).flat()
  }
}

/**
 * Merge sections that a partial interrupts. Text before the partial's first
 * heading belongs to the section that includes it, and so does text after the
 * partial.
 */
export function mergeHeadlessSections(
  sections: readonly SearchSection[]
): readonly SearchSection[] {
  const joined: SearchSection[] = []
  for (const section of sections) {
    const { id, heading } = section
    const index =
      heading === ''
        ? joined.findLastIndex(each => id === '' || each.id === id)
        : -1
    const preceding = joined[index]
    if (preceding === undefined) joined.push(section)
    else joined[index] = joinSections(preceding, section)
  }
  return joined
}

function joinSections(one: SearchSection, other: SearchSection): SearchSection {
  return {
    ...one,
    symbols: [...new Set([...one.symbols, ...other.symbols])],
    text: [one.text, other.text].filter(Boolean).join(' '),
    code: [one.code, other.code].filter(Boolean).join('\n')
  }
}

/**
 * Add the identifiers that `reference.ts` maps to each section of a page, unless
 * the page already has a heading or row for them.
 *
 * @param references name → addresses with base and perhaps an anchor
 */
function addReferences(
  pages: PageSections,
  references: ReadonlyMap<string, readonly string[]>,
  baseUrl: string
): PageSections {
  const links = [...references].flatMap(([name, hrefs]) =>
    hrefs.map(href => ({ name, href }))
  )
  const added = new Map(pages)
  for (const [href, same] of groupBy(links, link => link.href)) {
    const { path, hash } = splitLink(href)
    const pathname = stripBaseUrl(baseUrl, path) as Pathname // if it is one
    const sections = added.get(pathname)
    if (sections === undefined) continue
    const names = same.map(({ name }) => name)
    added.set(
      pathname,
      addSymbols(sections, decodeLinkIfValid(hash.slice(1)), names)
    )
  }
  return added
}

function addSymbols(
  sections: readonly SearchSection[],
  id: string,
  wanted: readonly string[]
): readonly SearchSection[] {
  const known = new Set(sections.flatMap(({ symbols }) => symbols))
  const names = wanted.filter(name => !known.has(name))
  return sections.map(section =>
    section.id === id
      ? { ...section, symbols: [...section.symbols, ...names] }
      : section
  )
}
