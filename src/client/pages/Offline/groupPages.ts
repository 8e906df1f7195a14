import type { TitledLink } from '../../../model/blog.ts'
import type { Library } from '../../../model/library.ts'

/** Pages with one topic: a library, or the blog. */
export type Topic = Pick<Library, 'label' | 'href' | 'icon'>

/** Pages of one topic. */
export interface PageGroup {
  /** None for the pages of no topic, which come last. */
  readonly topic?: Topic
  readonly links: readonly TitledLink[]
}

/**
 * Group links by topic, in the topics' order: titles such as "Examples" say
 * little alone. The first folders of an address tell where a page belongs,
 * since sidebars are unknown offline: two of them, or the only one of a topic
 * at the top.
 *
 * @param links with the base, like those of the topics
 */
export function groupPages(
  links: readonly TitledLink[],
  topics: readonly Topic[],
  baseUrl: string
): readonly PageGroup[] {
  const readFolders = (href: string, count: number) =>
    href.slice(baseUrl.length).toLowerCase().split('/', count).join('/')
  const owners = new Map(
    topics.map(topic => [readFolders(topic.href, 2), topic])
  )
  const findOwner = ({ href }: TitledLink) =>
    owners.get(readFolders(href, 2)) ?? owners.get(readFolders(href, 1))
  return [...topics, undefined]
    .map(topic => ({
      ...(topic && { topic }),
      links: links.filter(link => findOwner(link) === topic)
    }))
    .filter(group => group.links.length > 0)
}
