import { rankPathnames } from '../../../core/model/rankPathnames.ts'
import type { ListedTopic } from '../llmsList.ts'

/** Print a list of topics. */
export function printTopics(topics: readonly ListedTopic[]): string {
  return topics
    .map(({ title, pages }) => {
      const count = pages.length === 1 ? '1 page' : `${pages.length} pages`
      const [start] = pages
      const about = start?.description ? `: ${start.description}` : ''
      return `- ${title} (${count})${about}`
    })
    .join('\n')
}

/** Print a topic with all its pages. */
export function printTopic({ title, pages }: ListedTopic): string {
  const lines = pages.map(page => {
    const about = page.description ? `: ${page.description}` : ''
    return `- [${page.title}](${page.url})${about}`
  })
  return `## ${title}\n\n${lines.join('\n')}`
}

/** Find the topic with this name, or with a similar one. */
export function findTopic(
  name: string,
  topics: readonly ListedTopic[]
): ListedTopic | undefined {
  const lower = name.trim().toLowerCase()
  const same = topics.find(({ title }) => title.toLowerCase() === lower)
  if (same) return same
  const known = topics.map(({ title }) => ({ title, path: title }))
  const [near] = rankPathnames(name, known, 1)
  return topics.find(({ title }) => title === near?.title)
}
