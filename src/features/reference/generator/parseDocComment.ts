import { parse, tokenizers } from 'comment-parser'

/** The doc comment of a type, a function or a member. */
export interface ApiDoc {
  /** Markdown; empty if there is no comment. */
  readonly meaning: string
  /** Markdown, of `@defaultValue`. */
  readonly defaultValue: string | undefined
  /** The version of `@since`. */
  readonly since: string | undefined
  /** Markdown of `@deprecated`: what to use instead. */
  readonly deprecated: string | undefined
  /** Markdown of each `@throws`. */
  readonly throws: readonly string[]
  /** Markdown of each `@param`, by its name. */
  readonly params: ReadonlyMap<string, string>
  /** Markdown of `@returns`. */
  readonly returns: string | undefined
  /** Markdown of each `@example`, with its line breaks. */
  readonly examples: readonly string[]
}

/**
 * Parse a doc comment.
 *
 * @param comment its text without the comment delimiters
 */
export function parseDocComment(comment = ''): ApiDoc {
  const [block] = parse(`/*${comment}*/`, {
    spacing: 'preserve',
    tokenizers: [tokenizers.tag(), tokenizers.description('preserve')]
  })
  const tags = (block?.tags ?? []).map(({ tag, description }) => ({
    tag,
    text: tag === 'example' ? description.trim() : joinLines(description)
  }))
  const findText = (...names: readonly string[]) =>
    tags.find(({ tag }) => names.includes(tag))?.text
  const listTexts = (name: string) =>
    tags.flatMap(({ tag, text }) => (tag === name ? text : []))
  return {
    meaning: joinLines(block?.description ?? ''),
    defaultValue: findText('defaultValue', 'default'),
    since: findText('since'),
    deprecated: findText('deprecated'),
    throws: listTexts('throws'),
    params: new Map(listTexts('param').map(splitName)),
    returns: findText('returns', 'return'),
    examples: listTexts('example')
  }
}

/** Unwrap lines; blank lines separate paragraphs, and list items keep their lines. */
function joinLines(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.replace(/\s*\n\s*(?![-*] )/g, ' ').trim())
    .map(curlApostrophes)
    .join('\n\n')
}

/**
 * Curl the apostrophes that programmers type straight, as in the pages around the
 * text: within words and after a plural, but not in code.
 */
function curlApostrophes(text: string): string {
  return text.replace(
    /(`+)[^`]+\1|(?<=\p{L})'(?=\p{L})|(?<=(?:^|[^\w'])\w+s)'(?=\s)/gu,
    found => (found === "'" ? '’' : found)
  )
}

/** Split `name - meaning`; the dash is optional. */
function splitName(text: string): readonly [string, string] {
  const [, name = '', meaning = ''] =
    /^(\S+)\s*(?:-\s+)?([\s\S]*)$/.exec(text) ?? []
  return [name, meaning]
}
