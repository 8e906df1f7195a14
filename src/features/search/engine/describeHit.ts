import type { OpenIndex } from './createOpenIndex.ts'
import type { Hit } from './createSearcher.ts'
import { cutExcerpt } from './markTerms.ts'

/** What results show of a hit. Empty texts aren't known, or don't exist. */
interface HitDescription {
  /** Of the page, without base. */
  readonly path: string
  readonly title: string
  /** Anchor of the section. */
  readonly id: string
  readonly heading: string
  readonly excerpt: string
}

/** Describe a hit, as far as its text has loaded. */
export function describeHit(
  hit: Hit,
  { root, stem, findText }: OpenIndex
): HitDescription {
  const { terms } = hit
  const [id = '', heading = '', text = '', code = ''] = findText(hit) ?? []
  const line = code
    .split('\n')
    .find(each => cutExcerpt(each, terms, stem) !== undefined)
  return {
    path: root.pages.paths[hit.page] ?? '/',
    title: root.pages.titles[hit.page] ?? '',
    id,
    heading,
    excerpt: cutExcerpt(text, terms, stem) ?? line?.trim() ?? text.slice(0, 120)
  }
}
