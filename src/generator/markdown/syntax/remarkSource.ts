import type { Parser, Processor } from 'unified'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import { VFileMessage } from 'vfile-message'
import { rewriteSource } from '../../content/contentDialect.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { bracketAdmonitionTitles } from './bracketAdmonitionTitles.ts'
import { explainMdxError } from './explainMdxError.ts'

/**
 * Stand before and behind the parser: it sees `:::note Title` in its bracketed
 * form and nothing that only dialects know, and what it complains of is put into
 * words for authors.
 *
 * Nothing before a title moves, so that places in messages stay true.
 */
export function remarkSource(
  this: Processor,
  { dialects }: MarkdownContext
): undefined {
  const { parser } = this
  if (parser === undefined) throw new Error('remarkSource needs a parser')
  const parse: Parser = (document, file) => {
    const source = bracketAdmonitionTitles(rewriteSource(document, dialects))
    try {
      return parser(source, file)
    } catch (error) {
      throw createReadableError(error, source, file)
    }
  }
  this.parser = parse
}

function createReadableError(
  error: unknown,
  source: string,
  file: VFile
): unknown {
  if (!(error instanceof VFileMessage)) return error
  const { place, reason, cause } = error
  const start = place && ('start' in place ? place.start : place)
  const { problem, remedy, offset } = explainMdxError(
    { reason, offset: start?.offset, detail: findDetail(cause) },
    source
  )
  const point =
    offset === undefined ? undefined : location(source).toPoint(offset)
  return new VFileMessage(
    `MDX compilation failed for file ${file.path}. ${problem}\n${remedy}`,
    { place: point ?? place, cause: error, ruleId: 'mdx' }
  )
}

/** The JavaScript parser ends its messages with a place of its own. */
function findDetail(cause: unknown): string | undefined {
  return cause instanceof Error
    ? cause.message.replace(/ \(\d+:\d+\)$/, '')
    : undefined
}
