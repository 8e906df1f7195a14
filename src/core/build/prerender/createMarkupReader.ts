import {
  type ForbiddenMarkup,
  findForbiddenMarkup
} from '../../content/schema/findForbiddenMarkup.ts'
import { createTagReader, type StartTag } from './createTagReader.ts'
import { type InlineCode, listInlineCode } from './listInlineCode.ts'
import { printNesting, ROOT_SHAPE } from './shapes.ts'

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
  readonly forbidden: readonly ForbiddenMarkup[]
  /** Ids of headings below the first. */
  readonly anchors: readonly string[]
  /** Decoded addresses of images, films and sounds. */
  readonly media: ReadonlySet<string>
  readonly inlineCode: InlineCode
}

const REACT_FORMS = '<script>addEventListener("submit",'
const endTag = /<\/([a-z][^\s>]*)\s*>/iy

/**
 * Create a function that reads rendered markup in one pass.
 *
 * Reading what was rendered finds every id, whether from a heading, a component
 * or an author's markup. The markup is our own, so regular expressions are
 * safe, and much faster than a parser.
 *
 * @param compared attributes whose values selectors compare
 */
export function createMarkupReader(
  compared: ReadonlySet<string>
): (markup: string) => MarkupFacts {
  const readTag = createTagReader(compared)
  return markup => {
    // By parent: a set of all pairs would compare long strings.
    const children = new Map<string, Set<string>>()
    const open: StartTag[] = []
    const ids = new Set<string>()
    const repeatedIds = new Set<string>()
    const links = new Set<string>()
    const media = new Set<string>()
    const anchors: string[] = []
    let hasSuspects = false
    let from = markup.indexOf('<')
    while (from >= 0) {
      const isEnd = markup[from + 1] === '/'
      if (isEnd) closeTag(open, markup, from)
      const found = isEnd ? undefined : readTag(markup, from)
      if (found === undefined) {
        from = markup.indexOf('<', from + 1)
        continue
      }
      const { start, to } = found
      const { shape, id, name, link } = start
      const parent = open.at(-1)?.shape ?? ROOT_SHAPE
      const siblings = children.get(parent)
      if (siblings) siblings.add(shape)
      else children.set(parent, new Set([shape]))
      if (id !== undefined) {
        if (ids.has(id)) repeatedIds.add(id)
        ids.add(id)
        if (start.isHeading) anchors.push(id)
      }
      if (name !== undefined) ids.add(name)
      if (link !== undefined) links.add(link)
      for (const address of start.media) media.add(address)
      if (start.isSuspect) hasSuspects = true
      if (!start.isEmpty) open.push(start)
      from = markup.indexOf('<', to)
    }
    return {
      ids,
      repeatedIds,
      links,
      media,
      anchors,
      nestings: [...children].flatMap(([parent, shapes]) =>
        [...shapes].map(shape => printNesting(parent, shape))
      ),
      length: markup.length,
      inlineCode: listInlineCode(markup),
      tokens: listTokens(markup),
      forbidden: hasSuspects ? listForbidden(markup) : []
    }
  }
}

/**
 * The policy blocks most elements, but would list the code of a script. React
 * writes links, which repeat the addresses of pictures, and a script that starts
 * forms.
 */
function listForbidden(markup: string): readonly ForbiddenMarkup[] {
  return findForbiddenMarkup(markup).filter(
    ({ tag, attribute, isBare }) =>
      tag === 'base' ||
      (tag === 'script' && isBare && !markup.includes(REACT_FORMS)) ||
      (attribute !== undefined && tag !== 'link')
  )
}

/** Remove the element that ends at a place, and those that it contains. */
function closeTag(open: StartTag[], markup: string, from: number): void {
  const last = open.at(-1)
  if (last !== undefined && markup.startsWith(`${last.tag}>`, from + 2)) {
    open.pop()
    return
  }
  endTag.lastIndex = from
  const end = endTag.exec(markup)?.[1]
  const place = open.findLastIndex(({ tag }) => tag === end)
  if (place >= 0) open.length = place
}

/** List the custom properties that markup or a style sheet uses. */
export function listTokens(text: string): ReadonlySet<string> {
  const uses = text.matchAll(/var\((--[\w-]+)/g)
  return new Set([...uses].map(([, name = '']) => name))
}
