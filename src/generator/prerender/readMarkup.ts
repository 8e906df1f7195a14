import type { ExtractorResultDetailed } from 'purgecss'
import {
  type ForbiddenAttribute,
  findForbiddenAttributes
} from '../content/findForbiddenAttributes.ts'
import { type InlineCode, listInlineCode } from './listInlineCode.ts'

/**
 * What a selector can name in some markup: one that names anything else matches
 * nothing.
 */
export interface Vocabulary {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly ids: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
  /** Of the attributes that selectors compare, as `[name=value]`. */
  readonly pairs: ReadonlySet<string>
  /** Custom properties that the markup uses itself, such as `--color-link`. */
  readonly tokens: ReadonlySet<string>
}

/** All that the build needs to know of a page's markup. */
export interface MarkupFacts extends Vocabulary {
  /** In characters. */
  readonly length: number
  /** Ids shared by more than one element. */
  readonly repeatedIds: ReadonlySet<string>
  /** Decoded addresses of links. */
  readonly links: ReadonlySet<string>
  readonly forbidden: readonly ForbiddenAttribute[]
  /** Ids of headings below the first. */
  readonly anchors: readonly string[]
  /** Decoded addresses of images, films and sounds. */
  readonly media: ReadonlySet<string>
  readonly inlineCode: InlineCode
}

const startTag =
  /<([a-z][^\s/>]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const attribute =
  /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/**
 * Read rendered markup in one pass.
 *
 * Reading what was rendered finds every id, whether from a heading, a component
 * or an author's markup. The markup is our own, so a regular expression is
 * safe, and twenty times faster than a parser.
 *
 * @param compared attributes whose values selectors compare
 */
export function readMarkup(
  markup: string,
  compared: ReadonlySet<string>
): MarkupFacts {
  const tags = new Set<string>()
  const classes = new Set<string>()
  const ids = new Set<string>()
  const attributes = new Set<string>()
  const pairs = new Set<string>()
  const repeatedIds = new Set<string>()
  const links = new Set<string>()
  const anchors: string[] = []
  const media = new Set<string>()
  for (const [, tag = '', written = ''] of markup.matchAll(startTag)) {
    tags.add(tag.toLowerCase())
    // Authors mark links to targets that only the server knows.
    const isFile = written.includes(' data-file')
    for (const [, key = '', ...values] of written.matchAll(attribute)) {
      const name = key.toLowerCase()
      const value = values.find(Boolean) ?? ''
      attributes.add(name)
      if (compared.has(name)) pairs.add(`[${name}=${value}]`)
      if (name === 'class') {
        for (const word of value.split(/\s+/)) classes.add(word)
      }
      // Decoding all attributes would take most of the time.
      if (name === 'id' || (name === 'name' && tag === 'a')) {
        const id = decodeEntities(value)
        if (name === 'id' && ids.has(id)) repeatedIds.add(id)
        ids.add(id)
        if (name === 'id' && /^h[2-6]$/.test(tag)) anchors.push(id)
      }
      if (mediaTags.has(tag) && mediaAttributes.has(name)) {
        const address = decodeEntities(value)
        const all = name === 'srcset' ? listCandidates(address) : [address]
        for (const each of all) media.add(each)
      }
      if (name === 'href' && tag === 'a' && !isFile) {
        links.add(decodeEntities(value))
      }
    }
  }
  return {
    ...{ tags, classes, ids, attributes, pairs, repeatedIds, links },
    ...{ anchors, media, length: markup.length },
    inlineCode: listInlineCode(markup),
    tokens: listTokens(markup),
    forbidden: findForbiddenAttributes(markup)
  }
}

const mediaTags: ReadonlySet<string> = new Set([
  'img',
  'source',
  'video',
  'audio'
])
const mediaAttributes: ReadonlySet<string> = new Set([
  'src',
  'srcset',
  'poster'
])

function listCandidates(srcset: string): readonly string[] {
  return srcset
    .split(',')
    .map(candidate => candidate.trim().split(/\s+/)[0] ?? '')
}

/** List the custom properties that markup or a style sheet uses. */
export function listTokens(text: string): ReadonlySet<string> {
  const uses = text.matchAll(/var\((--[\w-]+)/g)
  return new Set([...uses].map(([, name = '']) => name))
}

/** Read what React escapes. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&#x26;|&#38;/g, '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Put the vocabularies of several pages together, in one order whichever comes first. */
export function joinVocabularies(
  all: readonly Vocabulary[]
): ExtractorResultDetailed {
  const join = (part: keyof Vocabulary) =>
    [...new Set(all.flatMap(one => [...one[part]]))].sort()
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

/** Write a vocabulary as selectors do, for a pattern that looks for names. */
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
