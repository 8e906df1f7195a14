import { type DiagramKind, matchStatement } from './diagramKind.ts'

const BLOCK = 'loop|alt|opt|par|critical|break'
/** Letters, digits, dots and hyphens, unless the hyphen begins an arrow. */
const ACTOR = '(?:[\\p{L}\\p{N}_.]|-(?![->x)]))+'
const MESSAGE = new RegExp(
  // The renderer mistakes any line that begins like a block for one.
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
const OPENED = new RegExp(`^(?:${BLOCK})(?:\\s+[^-].*)?$`)
const DIVIDED = /^(?:else|and)(?:\s+[^-].*)?$/

export const sequence: DiagramKind = {
  header: /^sequenceDiagram$/i,
  blocks: { opens: OPENED, end: 'end' },
  read: (text, { block, before }) =>
    matchStatement(text, [
      ...[PARTICIPANT, MESSAGE, OPENED],
      ...(block === undefined ? [] : [DIVIDED]),
      // The renderer drops a note above the first message.
      ...(before.some(line => MESSAGE.test(line)) ? [NOTE] : [])
    ]),
  forms:
    'Write participant A as Name, A->>B: text, Note over A: text below a message, and loop, alt, opt, par, critical or break … end. Names contain no spaces and never start with the keyword of a block.'
}

/** Tell whether a prepared diagram is a sequence. */
export function isSequence(source: string): boolean {
  return sequence.header.test(source.split('\n', 1)[0] ?? '')
}

/** Tell whether a line of a sequence is a message; its label follows the colon. */
export function isMessage(line: string): boolean {
  return MESSAGE.test(line.trim())
}
