import type { Root } from 'mdast'
import { htmlFlow, htmlText } from 'micromark-core-commonmark'
import type { Construct, State, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkMarkdown } from '../walkTree.ts'
import { addSyntax } from './addSyntax.ts'

const LESS_THAN = 60

/**
 * Accept `<!-- -->` in MDX as in Markdown, and keep comments off the page.
 *
 * MDX turns HTML off because `<` starts JSX; the two HTML constructs come back
 * here for comments alone.
 */
export function remarkHtmlComments(this: Processor, context: MarkdownContext) {
  addSyntax(this, {
    flow: { [LESS_THAN]: createCommentConstruct(htmlFlow) },
    text: { [LESS_THAN]: createCommentConstruct(htmlText) }
  })
  return (tree: Root, file: VFile) => removeComments(tree, file, context)
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

function removeComments(
  tree: Root,
  file: VFile,
  context: MarkdownContext
): void {
  walkMarkdown(tree, 'html', (node, index, parent) => {
    const [html = '', unclosed] = node.value
      .replace(/<!--[\s\S]*?-->/g, '')
      .split('<!--')
    if (unclosed !== undefined) reportFinding({ context, file }, node, UNCLOSED)
    node.value = html
    if (html.trim() !== '') return undefined
    parent.children.splice(index, 1)
    return index
  })
}

const UNCLOSED = {
  level: 'error',
  message: 'The comment "<!--" is not closed, so the page ends here.',
  remedy: 'End it with "-->".'
} as const
