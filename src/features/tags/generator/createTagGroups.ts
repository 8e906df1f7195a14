import type { TagGroup } from '../tag.ts'
import type { Tag } from './createTags.ts'

/**
 * Group tags by first letter, both in alphabetical order.
 *
 * @param countPages counts the listed pages that have a tag
 * @param language whose alphabet to use, BCP 47
 */
export function createTagGroups(
  tags: readonly Tag[],
  countPages: (tag: Tag) => number,
  language: string
): readonly TagGroup[] {
  const { compare } = new Intl.Collator(language)
  const findLetter = ({ label }: Tag) =>
    String.fromCodePoint(label.codePointAt(0) ?? 0).toLocaleUpperCase(language)
  const letters = [...new Set(tags.map(findLetter))].sort(compare)
  return letters.map(letter => ({
    letter,
    tags: tags
      .filter(tag => findLetter(tag) === letter)
      .sort((one, other) => compare(one.label, other.label))
      .map(tag => {
        const { pathname: _, ...shown } = tag
        return { ...shown, count: countPages(tag) }
      })
  }))
}
