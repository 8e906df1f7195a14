import type { Content, PostSource } from '../../../core/content/content.ts'
import { createTranslationKey } from '../../../core/content/createTranslationKey.ts'

/** Leave out posts that are drafts, and translations of such posts. */
export function dropDraftPosts(content: Content): Content {
  const isDraft = ({ frontMatter }: PostSource) => frontMatter.draft === true
  const drafts = new Set(
    content.posts.filter(isDraft).map(({ file }) => createTranslationKey(file))
  )
  const isShown = (post: PostSource) =>
    !isDraft(post) && !drafts.has(createTranslationKey(post.original ?? ''))
  const drop = <Part extends { readonly posts: readonly PostSource[] }>(
    part: Part
  ): Part => ({ ...part, posts: part.posts.filter(isShown) })
  const translations = [...content.translations].map(
    ([locale, translation]) => [locale, drop(translation)] as const
  )
  return { ...drop(content), translations: new Map(translations) }
}
