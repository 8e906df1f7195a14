import type { Library } from '../../../core/model/library.ts'
import type { StoredPage } from './readStoredPages.ts'

/** Pages with one topic: a library, or the blog. */
export type Topic = Pick<Library, 'label' | 'href' | 'icon'>

/** Pages of one topic. */
export interface PageGroup {
  /** None for the pages of no topic, which come last. */
  readonly topic?: Topic
  /** Its overview comes first. */
  readonly pages: readonly StoredPage[]
}

/**
 * Group pages by topic, in the topics' order: titles such as "Examples" say
 * little alone. The first folders of an address tell where a page belongs: two
 * of them, or the only one of a topic at the top. A page elsewhere, such as that
 * of a category, belongs to the pages that it shares a sidebar with.
 *
 * @param pages with the base, like the addresses of the topics
 */
export function groupPages(
  pages: readonly StoredPage[],
  topics: readonly Topic[],
  baseUrl: string
): readonly PageGroup[] {
  const readFolders = (href: string, count: number) =>
    href.slice(baseUrl.length).toLowerCase().split('/', count).join('/')
  const owners = new Map(
    topics.map(topic => [readFolders(topic.href, 2), topic])
  )
  const findByFolder = ({ href }: StoredPage) =>
    owners.get(readFolders(href, 2)) ?? owners.get(readFolders(href, 1))
  const bySidebar = new Map(
    pages.flatMap(page => {
      const owner = findByFolder(page)
      return owner && page.sidebar ? [[page.sidebar, owner] as const] : []
    })
  )
  const findOwner = (page: StoredPage) =>
    findByFolder(page) ?? bySidebar.get(page.sidebar ?? '')
  return [...topics, undefined]
    .map(topic => {
      const rank = (page: StoredPage) => (isOverview(page, topic) ? 0 : 1)
      return {
        ...(topic && { topic }),
        pages: pages
          .filter(page => findOwner(page) === topic)
          .sort((a, b) => rank(a) - rank(b))
      }
    })
    .filter(group => group.pages.length > 0)
}

/** Tell whether a page is named like its topic, which an overview is. */
export function isOverview(
  { title }: StoredPage,
  topic: Topic | undefined
): boolean {
  return title === topic?.label
}
