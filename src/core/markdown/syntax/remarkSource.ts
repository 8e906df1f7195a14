import type { Parser, Processor } from 'unified'
import { VFileMessage } from 'vfile-message'
import { rewriteSource } from '../../content/contentDialect.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { explainMdxError } from './explainMdxError.ts'

/**
 * Wrap the parser: let dialects rewrite the source, before features that wrap the
 * parser as well, and explain the parser's errors to authors.
 *
 * Rewriting keeps line numbers, so that positions in messages stay correct.
 */
export function remarkSource(
  this: Processor,
  { dialects }: MarkdownContext
): undefined {
  const { parser } = this
  if (parser === undefined) throw new Error('remarkSource needs a parser')
  const parse: Parser = (document, file) => {
    const source = rewriteSource(document, dialects)
    file.data.markdown = source
    try {
      return parser(source, file)
    } catch (error) {
      throw error instanceof VFileMessage
        ? explainMdxError(error, source)
        : error
    }
  }
  this.parser = parse
}
