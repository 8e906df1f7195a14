import { location } from 'vfile-location'
import { VFileMessage } from 'vfile-message'
import { CONFLICT, CONFLICT_REMEDY } from '../../content/mergeConflict.ts'

const ESCAPE = 'or put the text in backticks.'

/** Remedies, by what the parser says. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/to create a comment/, 'End the comment "<!--" with "-->".'],
  [/to create a link/, 'Write the address alone, or [text](address).'],
  [
    /before name|in name|`<` \(U\+003C\) in attribute name/,
    `In MDX, "<" starts a component: write \\<, ${ESCAPE}`
  ],
  [/attribute value/, 'Write name="value", or name={expression}.'],
  [
    /^Expected the closing tag .* after the end of `listItem`/,
    'It belongs to the list above: leave an empty line between them, and indent the tag no further than the list.'
  ],
  [
    /^Expected the closing tag .* after the end of `paragraph`/,
    'Put it on a line of its own, as its opening tag is.'
  ],
  [
    /^Expected (?:a|the) closing tag/,
    `MDX needs every element closed in the block where it begins: write <name /> or </name>. If it is not an element, write \\<, ${ESCAPE}`
  ],
  [
    /Unexpected closing/,
    'Remove it, or open the element above: elements close in reverse order, with the same letter case.'
  ],
  [/already been declared/, 'Give one of them another name, or remove it.'],
  [
    /import\/exports/,
    'Correct the statement, and leave an empty line below it. If it is a sentence, begin it with another word: "import" and "export" start code.'
  ],
  [
    /empty expression/,
    'Write a value between the braces, or remove the attribute.'
  ],
  [
    /brace|expression/,
    `In MDX, "{" starts an expression: write \\{ for a brace in text, ${ESCAPE}`
  ]
]

/**
 * Add a hint to what the MDX parser complains of, and place it where the element,
 * the brace or the quote begins rather than where the page ends (behaviour 8.14).
 */
export function explainMdxError(
  error: VFileMessage,
  source: string
): VFileMessage {
  const { cause, place, line = 1 } = error
  // The JavaScript parser ends its messages with a place of its own.
  const detail =
    cause instanceof Error
      ? `: ${cause.message.replace(/ \([\d:]+\)$/, '')}`
      : ''
  const reason = `${error.reason.replace(/ \([\d:-]+\)/, '')}${detail}`
  const [, hint] = HINTS.find(([pattern]) => pattern.test(reason)) ?? []
  const point = findStart(error.reason, source)
  const isConflict = CONFLICT.test(source.split('\n')[line - 1] ?? '')
  const isComment =
    reason.includes('Unterminated comment') ||
    (reason.includes('closing brace') &&
      source.startsWith('{/*', findOpenBrace(source)))
  const remedy = isConflict
    ? CONFLICT_REMEDY
    : isComment
      ? 'End the comment "{/*" with "*/}".'
      : (hint ??
        `In MDX, "<" starts a component and "{" an expression: write \\< or \\{, ${ESCAPE}`)
  return new VFileMessage(`${reason}.\n${remedy}`, {
    place: point ?? place,
    cause: error,
    ruleId: 'mdx'
  })
}

function findStart(reason: string, source: string) {
  const [, line, column] =
    /^Expected a closing tag .* \((\d+):(\d+)/.exec(reason) ?? []
  if (line !== undefined) return { line: Number(line), column: Number(column) }
  const offset = reason.includes('closing brace')
    ? findOpenBrace(source)
    : reason.includes('closing quote')
      ? source.search(/=\s*(?:"[^"\n]*|'[^'\n]*)$/m)
      : -1
  return offset < 0 ? undefined : location(source).toPoint(offset)
}

/** Find the first brace that is never balanced again. */
function findOpenBrace(source: string): number {
  const open: number[] = []
  for (const { 0: brace, index } of source.matchAll(/\\.|[{}]/g)) {
    if (brace === '{') open.push(index)
    if (brace === '}') open.pop()
  }
  return open[0] ?? -1
}
