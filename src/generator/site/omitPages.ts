import type { SiteError } from '../../model/errors.ts'
import type { Content, MarkdownSource } from '../content/content.ts'

/**
 * Leave out the docs and posts that problems are about, so that the first page
 * at an address keeps it.
 *
 * @param problems of addresses that two pages claim
 * @returns undefined where none of them is about a doc or a post
 */
export function omitPages(
  content: Content,
  problems: readonly SiteError[]
): Content | undefined {
  const files = new Set(problems.map(({ place }) => place?.file))
  const isKept = ({ file }: MarkdownSource) => !files.has(file)
  const docs = content.docs.filter(isKept)
  const posts = content.posts.filter(isKept)
  const count = content.docs.length + content.posts.length
  return docs.length + posts.length === count
    ? undefined
    : { ...content, docs, posts }
}
