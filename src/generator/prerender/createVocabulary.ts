import type { ExtractorResultDetailed } from 'purgecss'

/** What a selector can name in some markup: what is not in it matches nothing. */
export interface Vocabulary {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly ids: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
  /** Of the attributes that selectors compare, as `[name=value]`. */
  readonly pairs: ReadonlySet<string>
}

const tag = /<([a-z][^\s/>]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /([^\s"'<>/=]+)(?:="([^"]*)")?/g

/**
 * Read what selectors can name in a markup.
 *
 * @param compared attributes whose values some selector asks for
 */
export function createVocabulary(
  markup: string,
  compared: ReadonlySet<string>
): Vocabulary {
  const tags = new Set<string>()
  const classes = new Set<string>()
  const ids = new Set<string>()
  const attributes = new Set<string>()
  const pairs = new Set<string>()
  for (const [, name = '', written = ''] of markup.matchAll(tag)) {
    tags.add(name.toLowerCase())
    for (const [, key = '', value = ''] of written.matchAll(attribute)) {
      attributes.add(key.toLowerCase())
      if (compared.has(key)) pairs.add(`[${key}=${value}]`)
      if (key === 'id') ids.add(value)
      if (key === 'class') {
        for (const word of value.split(/\s+/)) classes.add(word)
      }
    }
  }
  return { tags, classes, ids, attributes, pairs }
}

/** Put the vocabularies of several pages together. */
export function joinVocabularies(
  all: readonly Vocabulary[]
): ExtractorResultDetailed {
  const join = (part: keyof Vocabulary) => [
    ...new Set(all.flatMap(one => [...one[part]]))
  ]
  return {
    tags: join('tags'),
    classes: join('classes'),
    ids: join('ids'),
    attributes: {
      names: join('attributes'),
      values: join('pairs').map(pair => pair.slice(pair.indexOf('=') + 1, -1))
    },
    undetermined: []
  }
}

/** Write it as selectors do, for a pattern that looks for names in them. */
export function printVocabulary({
  tags,
  classes,
  attributes,
  pairs
}: Vocabulary): string {
  return [
    ...tags,
    ...[...classes].map(name => `.${name}`),
    ...[...attributes].map(name => `[${name}]`),
    ...pairs
  ].join(' ')
}
