import type { Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import { bracketAdmonitionTitles } from './bracketAdmonitionTitles.ts'

/**
 * Let the parser see the source with `:::note Title` in its bracketed form.
 *
 * Nothing before the title moves, so that places in messages stay true.
 */
export function remarkSource(this: Processor<Root>): undefined {
  const { parser } = this
  if (parser === undefined) throw new Error('remarkSource needs a parser')
  const parse: Parser<Root> = (document, file) =>
    parser(bracketAdmonitionTitles(document), file)
  this.parser = parse
}
