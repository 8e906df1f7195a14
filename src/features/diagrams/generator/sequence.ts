import { type DiagramKind, matchStatement } from './diagramKind.ts'

const BLOCK = 'loop|alt|opt|par|critical|break'
/** Letters, digits, dots, and hyphens that don't start an arrow. */
const ACTOR = '(?:[\\p{L}\\p{N}_.]|-(?![->x)]))+'
const MESSAGE = new RegExp(
  // The renderer treats any line that starts with a block keyword as a block.
  `^(?!${BLOCK}|rect|else|and)(?<from>${ACTOR})\\s*--?(?:>>?|[)x])\\s*[+-]?(?<to>${ACTOR})\\s*:\\s*\\S`,
  'u'
)
const NOTE = new RegExp(
  `^note\\s+(?:left of|right of|over)\\s+(?<from>${ACTOR})(?:\\s*,\\s*(?<to>${ACTOR}))?\\s*:\\s*\\S`,
  'iu'
)
const PARTICIPANT = new RegExp(
  `^(?:participant|actor)\\s+(?<id>${ACTOR})(?:\\s+as\\s+(?<label>.+))?$`,
  'u'
)
const BLOCK_OPENING = new RegExp(`^(?:${BLOCK})(?:\\s+[^-].*)?$`)
const BLOCK_DIVIDER = /^(?:else|and)(?:\s+[^-].*)?$/

export const sequence: DiagramKind = {
  header: /^sequenceDiagram$/i,
  blocks: { opens: BLOCK_OPENING, end: 'end' },
  read: (text, { block, before }) =>
    matchStatement(text, [
      ...[PARTICIPANT, MESSAGE, BLOCK_OPENING],
      ...(block === undefined ? [] : [BLOCK_DIVIDER]),
      // The renderer drops a note above the first message.
      ...(before.some(line => MESSAGE.test(line)) ? [NOTE] : [])
    ]),
  syntaxHint:
    'Write participant A as Name, A->>B: text, Note over A: text below a message, and loop, alt, opt, par, critical or break … end. Names contain no spaces and never start with the keyword of a block.'
}

/** Whether a prepared diagram is a sequence diagram. */
export function isSequence(source: string): boolean {
  return sequence.header.test(source.split('\n', 1)[0] ?? '')
}

/** Whether a line is a message; its label follows the colon. */
export function isMessage(line: string): boolean {
  return MESSAGE.test(line.trim())
}
