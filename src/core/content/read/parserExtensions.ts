import type { Extension as TreeExtension } from 'mdast-util-from-markdown'
import { htmlFlow, htmlText } from 'micromark-core-commonmark'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import type {
  Construct,
  Extension,
  State,
  TokenizeContext
} from 'micromark-util-types'
import type { Processor } from 'unified'

const LESS_THAN = 60
const OPENING_BRACE = 123
const CLOSING_BRACE = 125
const HASH = 35

/**
 * HTML comments in MDX.
 *
 * MDX disables HTML because `<` starts JSX. This enables the two HTML constructs
 * again, for comments only.
 */
export const htmlComments: Extension = {
  flow: { [LESS_THAN]: createCommentConstruct(htmlFlow) },
  text: { [LESS_THAN]: createCommentConstruct(htmlText) }
}

function createCommentConstruct(html: Construct): Construct {
  return {
    ...html,
    name: 'htmlComment',
    tokenize(effects, ok, nok) {
      const comment: State = html.tokenize.call(this, effects, ok, nok)
      return effects.check({ tokenize: isComment, partial: true }, comment, nok)
    }
  }
}

const isComment: Construct['tokenize'] = function (
  this: TokenizeContext,
  effects,
  ok,
  nok
) {
  const expected = [...'<!--'].map(character => character.charCodeAt(0))
  let index = 0
  effects.enter('htmlText')
  return next

  function next(code: Parameters<State>[0]): State | undefined {
    if (code !== expected[index]) return nok(code)
    effects.consume(code)
    index += 1
    if (index < expected.length) return next
    effects.exit('htmlText')
    return ok
  }
}

const headingId: Construct = {
  name: 'headingId',
  tokenize(effects, ok, nok) {
    return open

    function open(code: Parameters<State>[0]): State | undefined {
      effects.enter('data')
      effects.consume(code)
      return hash
    }

    function hash(code: Parameters<State>[0]): State | undefined {
      if (code !== HASH) return nok(code)
      effects.consume(code)
      return inside
    }

    function inside(code: Parameters<State>[0]): State | undefined {
      if (code === null || code < 0) return nok(code)
      effects.consume(code)
      if (code !== CLOSING_BRACE) return inside
      effects.exit('data')
      return ok
    }
  }
}

/**
 * `{#id}` as text in MDX (behavior 2.9.2).
 *
 * In MDX a brace starts an expression, but no expression starts with `#`, so
 * `{#…}` can safely be text everywhere.
 */
export const headingIds: Extension = { text: { [OPENING_BRACE]: headingId } }

/**
 * Emphasis next to Chinese, Japanese and Korean characters, where CommonMark
 * expects spaces that these languages don't use: `**注意。**然后`.
 */
export const cjkEmphasis: readonly Extension[] = [
  cjkFriendlyExtension(),
  gfmStrikethroughCjkFriendly()
]

/**
 * Add a syntax extension to a processor's parser.
 *
 * The parser tries later extensions first, so these constructs precede MDX's.
 */
export function addSyntax(
  processor: Processor,
  extension: Extension,
  treeExtension?: TreeExtension
): void {
  const data = processor.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension]
  if (treeExtension === undefined) return
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    treeExtension
  ]
}
