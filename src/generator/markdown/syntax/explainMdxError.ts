import { TAG_EXPLANATIONS } from './explainMdxTags.ts'
import type {
  Explain,
  ExplainedError,
  ParserComplaint
} from './mdxComplaint.ts'

/**
 * Explain why MDX cannot be read (behaviour 8.14).
 *
 * The parser speaks of characters and names; authors wrote a comparison, a
 * type parameter or a brace, and want to know how to write that.
 */
export function explainMdxError(
  complaint: ParserComplaint,
  source: string
): ExplainedError {
  const explain: readonly Explain[] = [
    ...TAG_EXPLANATIONS,
    explainBrace,
    explainExpression,
    explainModuleCode
  ]
  for (const each of explain) {
    const explained = each(complaint, source)
    if (explained) return explained
  }
  const { reason, detail, offset } = complaint
  return {
    problem: `${reason}${detail ? `: ${detail}` : ''}.`,
    remedy: 'In MDX, { starts an expression and < a component.',
    offset
  }
}

function explainBrace({ reason, offset }: ParserComplaint, source: string) {
  if (reason === 'Unexpected empty expression') {
    return {
      problem: 'The braces of an attribute are empty.',
      remedy: 'Write a value between them, or remove the attribute.',
      offset
    }
  }
  if (!reason.includes('corresponding closing brace')) return undefined
  return {
    problem: 'A "{" starts an expression, but no "}" ends it.',
    remedy: 'Write \\{ for a brace in text, or put the text in backticks.',
    offset: findOpenBrace(source) ?? offset
  }
}

function explainExpression(
  { reason, detail = '', offset = 0 }: ParserComplaint,
  source: string
) {
  if (!reason.startsWith('Could not parse expression')) return undefined
  const start = source.lastIndexOf('{', offset)
  const text = /^\{[^}\n]*\}?/.exec(source.slice(start))?.[0] ?? '{'
  return {
    problem: `"${text}" is read as an expression, but it is not JavaScript: ${lowerFirst(detail)}.`,
    remedy: `Write \\${text} for braces in text, or put them in backticks.`,
    offset: start
  }
}

function explainModuleCode({ reason, detail = '', offset }: ParserComplaint) {
  if (!reason.startsWith('Could not parse import/exports')) return undefined
  const isRepeated = detail.includes('already been declared')
  return {
    problem: `This import or export is not JavaScript: ${lowerFirst(detail)}.`,
    remedy: isRepeated
      ? 'Give one of them another name, or remove it.'
      : 'Paragraphs that begin with "import" or "export" are read as code; begin the sentence with another word.',
    offset
  }
}

/** Names within keep their letter case. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Find the first brace that is never balanced again. */
function findOpenBrace(source: string): number | undefined {
  const open: number[] = []
  for (const { 0: brace, index } of source.matchAll(/\\.|[{}]/g)) {
    if (brace === '{') open.push(index)
    if (brace === '}') open.pop()
  }
  return open[0]
}
