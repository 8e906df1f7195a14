import {
  type ForbiddenMarkup,
  findForbiddenMarkup
} from '../content/schema/forbiddenMarkup.ts'
import { createTagReader, type StartTag } from './createTagReader.ts'
import { listCustomProperties } from './criticalCss/listCustomProperties.ts'
import type { StyleUsage } from './criticalCss/pruneRules.ts'

/** Everything the build needs to know about a page's markup. */
export interface MarkupFacts extends StyleUsage {
  readonly ids: ReadonlySet<string>
  /** In characters. */
  readonly length: number
  /** Ids shared by more than one element. */
  readonly repeatedIds: ReadonlySet<string>
  /** Decoded URLs of links, each once. Large sidebars have many. */
  readonly links: readonly string[]
  readonly forbidden: readonly ForbiddenMarkup[]
  /** Decoded URLs of images, videos and audio. */
  readonly media: ReadonlySet<string>
}

const REACT_FORMS = '<script>addEventListener("submit",'

/**
 * Create a function that reads rendered markup in one pass.
 *
 * It reads markup rather than sources, to find every id, whoever wrote it. React
 * printed it, so regular expressions are safe, and much faster than a parser.
 *
 * @param compared attributes whose values selectors compare
 */
export function createMarkupReader(
  compared: ReadonlySet<string>
): (markup: string) => MarkupFacts {
  const readTag = createTagReader(compared)
  return markup => {
    const tags = new Set<StartTag>()
    const ids = new Set<string>()
    const anchorNames = new Set<string>()
    const repeatedIds = new Set<string>()
    const links = new Set<string>()
    const media = new Set<string>()
    let hasSuspects = false
    let from = markup.indexOf('<')
    while (from >= 0) {
      const found = readTag(markup, from)
      if (found === undefined) {
        from = markup.indexOf('<', from + 1)
        continue
      }
      const { start, to } = found
      const { id, name, link } = start
      tags.add(start)
      if (id !== undefined) {
        if (ids.has(id)) repeatedIds.add(id)
        ids.add(id)
      }
      if (name !== undefined) anchorNames.add(name)
      if (link !== undefined) links.add(link)
      for (const url of start.media) media.add(url)
      if (start.isSuspect) hasSuspects = true
      from = markup.indexOf('<', to)
    }
    return {
      // Browsers look for a name only if no element has it as its id.
      ids: new Set([...ids, ...anchorNames]),
      repeatedIds,
      links: [...links],
      media,
      names: [...new Set([...tags].flatMap(({ names }) => names))],
      length: markup.length,
      customProperties: listCustomProperties(markup),
      forbidden: hasSuspects ? listForbidden(markup) : []
    }
  }
}

/**
 * List forbidden markup that authors must hear about: inline scripts, which the
 * policy would allow by hash, and styles, which it blocks silently. Ignore
 * React's preload links, which repeat URLs of images, and its script for
 * form actions.
 */
function listForbidden(markup: string): readonly ForbiddenMarkup[] {
  return findForbiddenMarkup(markup).filter(
    ({ tag, attribute, hasAttributes }) =>
      tag === 'base' ||
      tag === 'style' ||
      (tag === 'script' &&
        hasAttributes === false &&
        !markup.includes(REACT_FORMS)) ||
      (attribute !== undefined && tag !== 'link')
  )
}
