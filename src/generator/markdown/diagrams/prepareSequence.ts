import {
  createMistake,
  createUnclosed,
  createUndrawn,
  createUnopened,
  type DiagramProblem,
  type PreparedDiagram,
  type Statement
} from './diagramStatement.ts'
import { protectName, SILENT } from './protectText.ts'

/**
 * Prepare a sequence diagram: the renderer passes over names with spaces,
 * messages without a text and blocks that nothing ends, and takes a name that
 * begins like a block for one.
 *
 * @returns undefined for a diagram of another kind
 */
export function prepareSequence(
  lines: readonly Statement[]
): PreparedDiagram | undefined {
  const [first, ...others] = lines
  if (!first || !/^sequenceDiagram\s*;?$/i.test(first.text)) return undefined
  const drawn = ['sequenceDiagram']
  const problems: DiagramProblem[] = []
  const open: Statement[] = []
  for (const statement of others.flatMap(splitStatement)) {
    const { text } = statement
    const found = readStatement(statement)
    if (/^(?:end|else|and|option)\b/.test(text) && found.isBlock) {
      const block = text === 'end' ? open.pop() : open.at(-1)
      if (block === undefined) problems.push(createUnopened(statement))
      if (block && isBox(block)) continue
    } else if (found.isBlock) {
      open.push(statement)
    }
    problems.push(...(found.problem ? [found.problem] : []))
    if (NOTE.test(text) && !drawn.some(line => /^[^ ]+: /.test(line))) {
      problems.push(createUndrawn(statement, 'Note', FIRST_NOTE))
    }
    drawn.push(...(found.drawn === undefined ? [] : [found.drawn]))
  }
  const unclosed = open.map(block => createUnclosed(block, 'end'))
  return { lines: drawn, problems: [...problems, ...unclosed] }
}

interface Read {
  readonly drawn?: string
  readonly problem?: DiagramProblem
  /** Begins, parts or ends a block. */
  readonly isBlock?: boolean
}

const ARROW =
  '<<-->>|<<->>|-->>|->>|-->|->|--\\)|-\\)|--x|-x|--?(?:\\|[\\\\/]|\\\\\\\\|//)|[\\\\/]\\|--?|(?:\\\\\\\\|//)--?'
const NAME = '[^<>:,;\\s](?:[^<>:,;]*?[^<>:,;\\s])??'
const MESSAGE = new RegExp(
  `^(${NAME})\\s*(?:\\(\\))?(${ARROW})(?:\\(\\))?\\s*([+-]?)\\s*(${NAME})\\s*:(.*)$`
)
const SLIP = new RegExp(
  `^(${NAME})\\s*(${ARROW}|=+>+|→|>+|–+>?)\\s*([+-]?)\\s*([^\\s:]+)\\s*:?\\s*(.*)$`
)
const ACTOR =
  /^(create\s+)?(participant|actor)\s+([^:]+?)(@\{.*\})?(?:\s+as\s+(.+))?$/
const NOTE = /^note\s+(left of|right of|over)\s+([^:]+?)\s*:(.*)$/i
const BLOCK =
  /^(loop|alt|opt|par|par_over|critical|break|rect|box)(?:\s+(.*))?$/
const DIVIDER = /^(else|and|option)(?:\s+(.*))?$/
const UNDRAWN =
  /^(activate|deactivate|destroy|autonumber|links?|properties|details|title)\b(?!\s*-).*$/

function readStatement(statement: Statement): Read {
  const { text } = statement
  if (text === 'end') return { drawn: text, isBlock: true }
  const message = MESSAGE.exec(text)
  if (message) return readMessage(statement, message)
  const [, , kind, id, , alias] = ACTOR.exec(text) ?? []
  if (id !== undefined) {
    return { drawn: `${kind} ${protectName(id)} as ${alias ?? id}` }
  }
  const [, place, actors, note] = NOTE.exec(text) ?? []
  if (place !== undefined) {
    const names = actors?.split(',').map(name => protectName(name.trim()))
    return {
      drawn: `Note ${place} ${names?.join(',')}: ${note?.trim() || SILENT}`
    }
  }
  const [, block, label = ''] = BLOCK.exec(text) ?? []
  if (block === 'box') {
    return { problem: createUndrawn(statement, 'box'), isBlock: true }
  }
  if (block !== undefined) {
    const name = block === 'par_over' ? 'par' : block
    return { drawn: `${name} ${label}`, isBlock: true }
  }
  const [, divider, part = ''] = DIVIDER.exec(text) ?? []
  if (divider !== undefined) {
    return {
      drawn: `${divider === 'and' ? 'and' : 'else'} ${part}`,
      isBlock: true
    }
  }
  const word = UNDRAWN.exec(text)?.[1]
  if (word === undefined) return { problem: describeMistake(statement) }
  const remedy = word === 'title' ? TITLE : undefined
  return { problem: createUndrawn(statement, word, remedy) }
}

const FIRST_NOTE = 'Write it below the first message.'
const TITLE = 'Write it after the backticks: ```mermaid title="…".'
function readMessage(statement: Statement, message: RegExpExecArray): Read {
  const [, from = '', arrow = '', sign = '', to = '', text = ''] = message
  const known = /^--?(?:>>?|[)x])$/.test(arrow)
  const drawn = known ? arrow : arrow.includes('--') ? '-->>' : '->>'
  return {
    drawn: `${protectName(from)}${drawn}${sign}${protectName(to)}: ${text.trim() || SILENT}`,
    ...(!known && { problem: createUndrawn(statement, arrow, OTHER_ARROW) })
  }
}

const OTHER_ARROW = 'It is drawn as an arrow to the second name.'

function describeMistake(statement: Statement): DiagramProblem {
  const [, from, arrow = '', sign, to, text] = SLIP.exec(statement.text) ?? []
  if (from === undefined) {
    const remedy =
      'Write messages as A->>B: text, and notes as Note over A: text.'
    return createMistake(statement, remedy)
  }
  const right = /^--?(?:>>?|[)x])$/.test(arrow) ? arrow : '->>'
  return createMistake(
    statement,
    `Write ${from}${right}${sign}${to}: ${text || 'text'}`
  )
}

function isBox({ text }: Statement): boolean {
  return /^box\b/.test(text)
}

/** Semicolons part statements that have no text of their own. */
function splitStatement({ line, text }: Statement): readonly Statement[] {
  if (text.startsWith('#')) return []
  const parts = text.includes(':') ? [text.replace(/;$/, '')] : text.split(';')
  return parts
    .map(part => ({ line, text: part.trim() }))
    .filter(part => part.text !== '')
}
