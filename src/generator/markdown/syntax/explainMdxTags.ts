import type { Explain, ParserComplaint } from './mdxComplaint.ts'

const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' ')
)

/** What can be wrong with what begins with `<`, the narrowest case first. */
export const TAG_EXPLANATIONS: readonly Explain[] = [
  explainComment,
  explainAutolink,
  explainTagStart,
  explainAttribute,
  explainUnclosedTag,
  explainClosingTag
]

function explainComment({ reason, offset }: ParserComplaint) {
  if (!reason.includes('to create a comment')) return undefined
  return {
    problem: 'The comment "<!--" is not closed.',
    remedy: 'End it with "-->".',
    offset
  }
}

function explainAutolink(
  { reason, offset = 0 }: ParserComplaint,
  source: string
) {
  if (!reason.includes('to create a link')) return undefined
  const start = source.lastIndexOf('<', offset)
  const link = /^<([^>\n]*)>?/.exec(source.slice(start))?.[1] ?? ''
  return {
    problem: `The link <${link}> is in angle brackets, which start a component in MDX.`,
    remedy: `Write the address alone, or [text](${link}).`,
    offset: start
  }
}

function explainTagStart(
  { reason, offset = 0 }: ParserComplaint,
  source: string
) {
  const isName = /before name|in name, expected/.test(reason)
  if (!isName) return undefined
  const start = source.lastIndexOf('<', offset)
  const text = /^<\S*/.exec(source.slice(start))?.[0] ?? '<'
  return {
    problem: `"${text}" is read as the start of a component, as every "<" is in MDX.`,
    remedy: `Write \\${text}, or put it in backticks: \`${text}\`.`,
    offset: start
  }
}

function explainAttribute({ reason, offset }: ParserComplaint, source: string) {
  if (reason.includes('before attribute value')) {
    return {
      problem: 'The value of an attribute has no quotes.',
      remedy: 'Write name="value", or name={expression}.',
      offset
    }
  }
  if (!reason.includes('corresponding closing quote')) return undefined
  return {
    problem: 'The value of an attribute is not closed: a quote is missing.',
    remedy: 'Look for the last tag with an unclosed quote.',
    offset: findOpenQuote(source) ?? offset
  }
}

function explainUnclosedTag({ reason }: ParserComplaint, source: string) {
  const match = /^Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(
    reason
  )
  const [, name = '', line, column] = match ?? []
  if (!match) return undefined
  const offset = findOffset(source, Number(line), Number(column))
  if (VOID_ELEMENTS.has(name)) {
    const tag = /^<[^>]*/.exec(source.slice(offset))?.[0].trimEnd() ?? ''
    return {
      problem: `<${name}> is not closed.`,
      remedy: `Write ${tag} />: MDX closes every element.`,
      offset
    }
  }
  const block = /before the end of `(\w+)`/.exec(reason)?.[1]
  const hint =
    block === 'paragraph' || block === undefined
      ? ''
      : ` It opens inside a ${block === 'listItem' ? 'list item' : block}, so it must close there.`
  return {
    problem: `<${name}> is not closed.${hint}`,
    remedy: `Close it with </${name}>. If it is not a component, write \\<${name}> or put it in backticks.`,
    offset
  }
}

function explainClosingTag(
  { reason, offset = 0 }: ParserComplaint,
  source: string
) {
  const [, closed, open] =
    /^Unexpected closing tag `<\/([^`]+)>`, expected .* for `<([^`]+)>`/.exec(
      reason
    ) ?? []
  if (closed !== undefined && open !== undefined) {
    return {
      problem: `</${closed}> closes <${open}>.`,
      remedy: `Write </${open}>: elements close in reverse order, with the same letter case.`,
      offset
    }
  }
  const isAlone = reason.includes('Unexpected closing slash')
  const isCrossed = reason.startsWith('Expected the closing tag')
  if (!isAlone && !isCrossed) return undefined
  const start = source.lastIndexOf('<', offset)
  const tag = /^<\/[^>]*>/.exec(source.slice(start))?.[0] ?? '</…>'
  return {
    problem: isAlone
      ? `${tag} does not close anything.`
      : `${tag} closes an element that was opened in another block.`,
    remedy: isAlone
      ? 'Remove it, or open the element above.'
      : 'Put opening and closing tags on lines of their own, with a blank line on the inner side of each.',
    offset: start
  }
}

function findOffset(source: string, line: number, column: number): number {
  const before = source.split('\n').slice(0, line - 1)
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1
}

/** The first attribute whose quote is not closed on its line. */
function findOpenQuote(source: string): number | undefined {
  const match = /=\s*("[^"\n]*|'[^'\n]*)$/m.exec(source)
  return match === null ? undefined : match.index
}
