import { SiteError, type SourcePlace } from '../../model/errors.ts'

/** A tag of one page. */
export interface PlacedTag {
  readonly label: string
  /** The same for tags that share an address. */
  readonly key: string
  readonly pathname: string
  readonly place: SourcePlace
}

/**
 * Find tags that share an address although they are other words, such as `C`
 * and `C++`: only the first is shown. Letter case and separators make no other
 * word.
 *
 * @param file where tags get addresses of their own
 */
export function findMergedTags(
  tags: readonly PlacedTag[],
  file: string
): readonly SiteError[] {
  const groups = new Map<string, Map<string, PlacedTag>>()
  for (const tag of tags) {
    const group = groups.get(tag.key) ?? new Map<string, PlacedTag>()
    const word = tag.label.toLowerCase().replace(/[-_\s]/g, '')
    if (!group.has(word)) group.set(word, tag)
    groups.set(tag.key, group)
  }
  return [...groups.values()].flatMap(group => {
    const [first, second] = group.values()
    if (first === undefined || second === undefined) return []
    const names = [...group.values()].map(({ label }) => `"${label}"`)
    const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    return [
      new SiteError(
        `The tags ${list} share the address ${first.pathname}: all are shown as "${first.label}".`,
        {
          place: second.place,
          remedy: `Give each an address of its own in ${file}: "${second.label}": { label: "${second.label}", permalink: "/name" }.`
        }
      )
    ]
  })
}
