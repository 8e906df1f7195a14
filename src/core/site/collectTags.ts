import type { MarkdownSource, TagFile } from '../content/content.ts'
import type { SharedFrontMatter } from '../content/schema/frontMatterSchema.ts'
import {
  type Pathname,
  toHref,
  toPathname,
  toPathnameKey
} from '../model/paths.ts'
import type { TagGroup, TagLink } from '../model/route.ts'

/** A tag with a page of its own, because a listed page has it (behavior 2.4.16). */
export interface Tag extends Required<TagLink> {
  readonly pathname: Pathname
  readonly description?: string | undefined
}

/** A page with tags. */
interface TaggedSource extends MarkdownSource {
  readonly frontMatter: Pick<SharedFrontMatter, 'tags' | 'unlisted'>
}

interface TagOptions {
  /** Path of the page of all tags, such as `/blog/tags`. */
  readonly basePath: string
  readonly baseUrl: string
  /** Tags that pages refer to by key. */
  readonly file: TagFile | undefined
}

/** The tags of a group of pages. */
export interface CreatedTags {
  /** Unique by pathname; the first occurrence determines the label. */
  readonly tags: readonly Tag[]
  /** A page's tags. A tag that has no page has no `href`. */
  readonly findTags: (source: MarkdownSource) => readonly TagLink[]
}

/** Collect the tags of posts, or of the docs of one version. */
export function collectTags(
  sources: readonly TaggedSource[],
  options: TagOptions
): CreatedTags {
  const bySource = new Map<MarkdownSource, readonly Tag[]>(
    sources.map(source => [source, readTags(source, options)] as const)
  )
  const byKey = new Map<string, Tag>()
  const allTags = toPathnameKey(toPathname(options.basePath))
  for (const source of sources) {
    if (source.frontMatter.unlisted === true) continue
    for (const tag of bySource.get(source) ?? []) {
      const key = toPathnameKey(tag.pathname)
      // A tag without letters would have the pathname of the page of all tags.
      if (key !== allTags && !byKey.has(key)) byKey.set(key, tag)
    }
  }
  return {
    tags: [...byKey.values()],
    findTags: source => {
      const links = (bySource.get(source) ?? []).map(({ label, pathname }) => {
        const tag = byKey.get(toPathnameKey(pathname))
        return tag === undefined
          ? { label }
          : { label: tag.label, href: tag.href }
      })
      return dropRepeated(links)
    }
  }
}

/**
 * Group tags by first letter, in alphabetical order.
 *
 * @param countPages counts the listed pages with a tag
 * @param language BCP 47; determines the order
 */
export function groupTags(
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

function readTags(
  { frontMatter }: TaggedSource,
  { basePath, baseUrl, file }: TagOptions
): readonly Tag[] {
  return (frontMatter.tags ?? []).map(entry => {
    const tag = resolveTag(entry, file)
    const pathname = toPathname(`${basePath}/${findPermalink(tag)}`)
    return {
      label: tag.label,
      pathname,
      href: toHref(baseUrl, pathname),
      description: tag.description
    }
  })
}

interface TagDefinition {
  readonly label: string
  readonly permalink?: string | undefined
  readonly description?: string | undefined
  /** Replaces the label in the pathname. */
  readonly key?: string
}

function resolveTag(
  entry: string | TagDefinition,
  file: TagFile | undefined
): TagDefinition {
  if (typeof entry !== 'string') return entry
  const predefined = file?.byKey.get(entry)
  return predefined === undefined
    ? { label: entry }
    : { ...predefined, key: entry }
}

function findPermalink({ permalink, key, label }: TagDefinition): string {
  return permalink ?? kebabCase(key ?? label)
}

function dropRepeated(links: readonly TagLink[]): readonly TagLink[] {
  const names = links.map(({ href, label }) => href ?? label)
  return links.filter((_, index) => names.indexOf(names[index] ?? '') === index)
}

const words =
  /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+|\p{Extended_Pictographic}/gu

/** File systems allow 255; page and chunk names add some. */
const MAX_BYTES = 200

/**
 * Convert a text to kebab case without accents, for the pathnames of tags and
 * authors. A text that's too long for a file name is cut.
 *
 * @example kebabCase('React Native v2') // 'react-native-v-2'
 * @returns an empty string for a text without letters, such as `++`
 */
export function kebabCase(text: string): string {
  const plain = text
    .replace(/['\u2019]/g, '')
    .replace(/\p{Script=Latin}/gu, letter =>
      letter.normalize('NFD').replace(/\p{M}/gu, '')
    )
  const joined = (plain.match(words) ?? []).join('-').toLowerCase()
  const cut = Buffer.from(joined).subarray(0, MAX_BYTES).toString()
  return cut.replace(/[-\uFFFD]+$/, '') // a cut code point
}
