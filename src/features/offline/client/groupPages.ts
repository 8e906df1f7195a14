import {
  createPathnameKey,
  isUnderPathname
} from '../../../core/model/paths.ts'
import { listHrefs } from '../../../core/model/sidebar.ts'
import type { Library } from '../../../core/model/site.ts'
import type { StoredPage } from './readStoredPages.ts'

/**
 * A library, or the blog, whose pages are below its address, without a sidebar.
 */
export type Topic = Pick<Library, 'label' | 'href' | 'icon'> &
  Partial<Pick<Library, 'sidebar'>>

/** The pages about one topic. */
export interface PageGroup {
  /** Undefined for other pages, which come last. */
  readonly topic: Topic | undefined
  readonly pages: readonly StoredPage[]
}

/**
 * Group pages by topic, because titles such as "Examples" need context. Within
 * a group, pages are in sidebar order; pages without a sidebar follow by title.
 *
 * @param pages with the base, like the addresses of topics
 */
export function groupPages(
  pages: readonly StoredPage[],
  topics: readonly Topic[]
): readonly PageGroup[] {
  const sidebars = new Set(pages.map(({ sidebar }) => sidebar))
  const positions = new Map(
    [...sidebars]
      .flatMap(sidebar => listHrefs(sidebar?.items ?? []))
      .map((href, index) => [createPathnameKey(href), index])
  )
  const findPosition = ({ href }: StoredPage) =>
    positions.get(createPathnameKey(href)) ?? positions.size
  const ordered = [...pages].sort(
    (a, b) =>
      findPosition(a) - findPosition(b) || a.title.localeCompare(b.title)
  )
  return [...topics, undefined]
    .map(topic => ({
      topic,
      pages: ordered.filter(page => findTopic(page, topics) === topic)
    }))
    .filter(group => group.pages.length > 0)
}

function findTopic(
  page: StoredPage,
  topics: readonly Topic[]
): Topic | undefined {
  return topics.find(({ sidebar, href }) =>
    sidebar === undefined
      ? isUnderPathname(page.href, href)
      : sidebar === page.sidebar?.id
  )
}
