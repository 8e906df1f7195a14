import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Parser, Processor } from 'unified'
import { classifyLines } from '../../../core/content/read/markdownLines.ts'
import { addSyntax } from '../../../core/content/read/parserExtensions.ts'

const COLON = 58

/**
 * Parse `:::name` containers.
 *
 * Text and leaf directives (`:name`, `::name`) aren't supported, because colons
 * are common in prose (`12:30`, `std::string`, `:word`).
 */
export function remarkContainers(this: Processor): undefined {
  const flow = directive().flow?.[COLON]
  const container = Array.isArray(flow) ? flow[0] : flow
  if (container === undefined) {
    throw new Error('micromark-extension-directive has no container construct')
  }
  addSyntax(this, { flow: { [COLON]: container } }, directiveFromMarkdown())
}

/**
 * Wrap the parser: let an admonition have a title without brackets
 * (behavior 2.9.16).
 */
export function remarkAdmonitionTitles(this: Processor): undefined {
  const { parser } = this
  if (parser === undefined) throw new Error('There is no parser to wrap')
  const parse: Parser = (document, file) =>
    parser(bracketAdmonitionTitles(document), file)
  this.parser = parse
}

const OPENING =
  /^(\s*(?:>\s*)*:{3,}[\w-]+)[ \t]+([^\s{[].*?)(?:\s*(\{[^{}]*\}))?[ \t]*$/

/**
 * Convert `:::note Title` to `:::note[Title]`, outside code fences, because
 * directives support only bracketed titles.
 */
export function bracketAdmonitionTitles(source: string): string {
  if (!source.includes(':::')) return source
  const lines = classifyLines(source).map(({ text, role }) =>
    role === 'prose' ? text.replace(OPENING, bracketTitle) : text
  )
  return lines.join('\n')
}

function bracketTitle(
  _: string,
  opening: string,
  title: string,
  attributes = ''
): string {
  return `${opening}[${title}]${attributes}`
}
