import {
  type ForbiddenAttribute,
  findForbiddenAttributes
} from '../content/schema/findForbiddenAttributes.ts'
import { type InlineCode, listInlineCode } from './listInlineCode.ts'
import { printNesting, printShape, ROOT_SHAPE } from './shapes.ts'

/** What decides which style rules some markup needs. */
export interface Outline {
  /** Which elements are in which, as {@link printNesting} prints them. */
  readonly nestings: readonly string[]
  /** Custom properties that the markup uses itself, such as `--color-link`. */
  readonly tokens: ReadonlySet<string>
}

/** All that the build needs to know of a page's markup. */
export interface MarkupFacts extends Outline {
  readonly ids: ReadonlySet<string>
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

const anyTag =
  /<(?:\/([a-z][^\s>]*)\s*|([a-z][^\s/>]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?))>/gi
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
  // By parent: a set of all pairs would compare long strings.
  const children = new Map<string, Set<string>>()
  const open: { readonly tag: string; readonly shape: string }[] = []
  const shapes = new Map<string, string>()
  const found: FoundNames = {
    ids: new Set(),
    repeatedIds: new Set(),
    links: new Set(),
    anchors: [],
    media: new Set()
  }
  for (const [start, end, tag = '', written = '', slash] of markup.matchAll(
    anyTag
  )) {
    if (end !== undefined) {
      const place = open.findLastIndex(element => element.tag === end)
      if (place >= 0) open.length = place
      continue
    }
    // Most elements are tokens of code, and look like many others.
    let shape = shapes.get(start)
    if (shape === undefined) {
      shape = readStart(tag, written, compared, found)
      if (!NAMING.test(written)) shapes.set(start, shape)
    }
    const parent = open.at(-1)?.shape ?? ROOT_SHAPE
    const siblings = children.get(parent)
    if (siblings) siblings.add(shape)
    else children.set(parent, new Set([shape]))
    if (slash === '' && !voidTags.has(tag)) open.push({ tag, shape })
  }
  return {
    ...found,
    nestings: [...children].flatMap(([parent, shapes]) =>
      [...shapes].map(shape => printNesting(parent, shape))
    ),
    length: markup.length,
    inlineCode: listInlineCode(markup),
    tokens: listTokens(markup),
    forbidden: findForbiddenAttributes(markup)
  }
}

/** What attributes name, besides shapes. */
interface FoundNames {
  readonly ids: Set<string>
  readonly repeatedIds: Set<string>
  readonly links: Set<string>
  readonly anchors: string[]
  readonly media: Set<string>
}

/** Attributes that say more of an element than its shape. */
const NAMING = /\b(?:id|name|href|src|srcset|poster)\s*=/i

/** @returns the shape of the element */
function readStart(
  tag: string,
  written: string,
  compared: ReadonlySet<string>,
  { ids, repeatedIds, links, anchors, media }: FoundNames
): string {
  const names: string[] = []
  // Authors mark links to targets that only the server knows.
  const isFile = written.includes(' data-file')
  for (const [, key = '', ...values] of written.matchAll(attribute)) {
    const name = key.toLowerCase()
    const value = values.find(Boolean) ?? ''
    names.push(`[${name}]`)
    if (compared.has(name)) names.push(`[${name}=${value}]`)
    if (name === 'class') {
      for (const word of value.split(/\s+/)) names.push(`.${word}`)
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
  return printShape(tag, names)
}

/** Elements without an end tag. */
const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' ')
)

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
