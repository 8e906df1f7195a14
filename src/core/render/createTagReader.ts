import { explainForbiddenAttribute } from '../content/schema/forbiddenMarkup.ts'
import { parseSrcset } from '../model/srcset.ts'

const startTag =
  /<([a-z][^\s/>]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/iy
const attribute =
  /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Maximum number of memoized tags: enough for the shell and some pages. */
const MEMORY_SIZE = 20_000

/** A parsed start tag. */
export interface StartTag {
  /** Names that selectors can match: the element, `.a`, `[b`, `=value of b`. */
  readonly names: readonly string[]
  readonly id: string | undefined
  /** The `name` of an `<a>`, which works like an id. */
  readonly name: string | undefined
  readonly link: string | undefined
  /** URLs of images, videos and audio. */
  readonly media: readonly string[]
  /** Whether it may contain forbidden markup. */
  readonly isSuspect: boolean
}

/** A start tag, and the index after it. */
interface FoundTag {
  readonly start: StartTag
  readonly to: number
}

/**
 * Create a memoized function that reads the start tag at an index of some markup,
 * or returns undefined if there is none. Pages share most tags, such as those of
 * code tokens and sidebar links.
 *
 * @param compared attributes whose values selectors compare
 */
export function createTagReader(
  compared: ReadonlySet<string>
): (markup: string, from: number) => FoundTag | undefined {
  const memory = new Map<string, StartTag>()
  return (markup, from) => {
    // Misses a tag with `>` in an attribute value, because `end` is inside it.
    const end = markup.indexOf('>', from) + 1
    const known = memory.get(markup.slice(from, end))
    if (known !== undefined) return { start: known, to: end }
    startTag.lastIndex = from
    const found = startTag.exec(markup)
    if (found === null) return undefined
    // Copy the match, because slices would keep all markup in memory.
    const [text = '', tag = '', written = ''] = structuredClone([...found])
    const start = readStart(tag, written, compared)
    if (memory.size === MEMORY_SIZE) memory.clear()
    memory.set(text, start)
    return { start, to: startTag.lastIndex }
  }
}

function readStart(
  tag: string,
  written: string,
  compared: ReadonlySet<string>
): StartTag {
  const names = [tag.toLowerCase()]
  const values = new Map<string, string>()
  for (const [, key = '', ...groups] of written.matchAll(attribute)) {
    const name = key.toLowerCase()
    const value = groups.find(Boolean) ?? ''
    values.set(name, decodeEntities(value))
    names.push(`[${name}`)
    if (compared.has(name)) names.push(`=${value}`)
    if (name === 'class') {
      for (const word of value.split(/\s+/)) names.push(`.${word}`)
    }
  }
  const isLink = tag === 'a' || tag === 'area'
  // Authors mark links to files that exist only on the server.
  const isFile = values.has('data-file')
  return {
    names,
    id: values.get('id'),
    name: isLink ? values.get('name') : undefined,
    link: isLink && !isFile ? values.get('href') : undefined,
    media: mediaTags.has(tag) ? listMedia(values) : [],
    isSuspect:
      tag === 'base' ||
      tag === 'script' ||
      tag === 'style' ||
      [...values].some(
        ([name, value]) =>
          explainForbiddenAttribute(tag, name, value) !== undefined ||
          HIDDEN.test(value)
      )
  }
}

/** Entities that can hide the scheme of a URL. */
const HIDDEN = /^[^/?]*&(?:#|colon|tab|newline)/i

const mediaTags: ReadonlySet<string> = new Set([
  'img',
  'source',
  'video',
  'audio'
])

function listMedia(values: ReadonlyMap<string, string>): readonly string[] {
  return [...values].flatMap(([name, value]) => {
    if (name === 'srcset') {
      return parseSrcset(value).map(candidate => candidate.url)
    }
    return name === 'src' || name === 'poster' ? [value] : []
  })
}

const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  lt: '<',
  gt: '>',
  amp: '&'
}

/** Decode the entities that React and the Markdown compiler write. */
export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(quot|lt|gt|amp));/gi,
        (entity, hex?: string, decimal?: string, name = '') =>
          NAMED[name] ?? decodeNumber(hex ? `0x${hex}` : decimal) ?? entity
      )
    : text
}

function decodeNumber(written: string | undefined): string | undefined {
  const code = Number(written)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
