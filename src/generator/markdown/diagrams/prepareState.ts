import {
  createMistake,
  createUnclosed,
  createUndrawn,
  createUnopened,
  type DiagramProblem,
  type PreparedDiagram,
  type Statement
} from './diagramStatement.ts'

const ID = '\\[\\*\\]|[\\p{L}\\w-]+?'
const CLASS = '(?::::[\\w-]+)?'
const TRANSITION = new RegExp(
  `^(${ID})${CLASS}\\s*-->\\s*(${ID})${CLASS}\\s*(?::\\s*(.*))?$`,
  'u'
)
const DESCRIPTION = /^([\p{L}\w-]+)\s*:(?!::)\s*(.*)$/u
const STATE =
  /^state\s+(?:"([^"]*)"\s+as\s+)?([\p{L}\w-]+)(?::::[\w-]+)?\s*(<<\w+>>|\[\[\w+\]\])?\s*(\{)?$/u
const UNDRAWN = /^(note|classDef|class|style|click|hide|scale|--)(?:\s.*|)$/i
const SLIP = /^(\S+?)\s*(?:-+>+|=+>+|→|-|>+|–+>?)\s*([\p{L}\w[]\S*|)\s*(:.*)?$/u

/**
 * Prepare a state diagram: the renderer passes over states that stand alone and
 * blocks that nothing closes, and takes the first text of a state for good.
 *
 * @returns undefined for a diagram of another kind
 */
export function prepareState(
  lines: readonly Statement[]
): PreparedDiagram | undefined {
  const [first, ...others] = lines
  if (!first || !/^stateDiagram(?:-v2)?$/i.test(first.text)) return undefined
  const statements = joinNotes(others)
  const texts = findTexts(statements)
  const drawn = ['stateDiagram-v2']
  const problems: DiagramProblem[] = []
  const open: Statement[] = []
  for (const statement of statements) {
    const { text } = statement
    const found = readStatement(statement, texts)
    if (text === '}' && open.pop() === undefined) {
      problems.push(createUnopened(statement))
    }
    if (text.endsWith('{')) open.push(statement)
    problems.push(...(found.problem ? [found.problem] : []))
    drawn.push(...(found.drawn ?? []))
  }
  const unclosed = open.map(block => createUnclosed(block, '}'))
  return { lines: drawn, problems: [...problems, ...unclosed] }
}

/** Texts of states; a block has a title of its own. */
function findTexts(
  statements: readonly Statement[]
): ReadonlyMap<string, string> {
  const blocks = statements.map(({ text }) => /(\S+)\s*\{$/.exec(text)?.[1])
  return new Map(
    statements.flatMap(({ text }) => {
      const [, id, description] = DESCRIPTION.exec(text) ?? []
      return id && !blocks.includes(id)
        ? [[id, description ?? ''] as const]
        : []
    })
  )
}

interface Read {
  readonly drawn?: readonly string[]
  readonly problem?: DiagramProblem
}

function readStatement(
  statement: Statement,
  texts: ReadonlyMap<string, string>
): Read {
  const { text } = statement
  if (text === '}' || /^direction\s+(?:TD|TB|LR|BT|RL)$/.test(text)) {
    return { drawn: [text] }
  }
  const [, from, to, label] = TRANSITION.exec(text) ?? []
  if (from !== undefined && to !== undefined) {
    const named = [from, to].flatMap(id => describeState(id, texts))
    return {
      drawn: [...named, `${from} --> ${to}${label ? ` : ${label}` : ''}`]
    }
  }
  const [, title, id, kind, brace] = STATE.exec(text) ?? []
  if (id !== undefined) {
    const named = title
      ? `state "${title}" as ${id}`
      : `${id} : ${texts.get(id) ?? id}`
    const drawn = brace
      ? `state ${title ? `"${title}" as ` : ''}${id} {`
      : named
    const problem = kind && createUndrawn(statement, kind, PLAIN)
    return { drawn: [drawn], ...(problem && { problem }) }
  }
  const word = UNDRAWN.exec(text)?.[1]
  if (word !== undefined) return { problem: createUndrawn(statement, word) }
  const described = DESCRIPTION.exec(text)?.[1]
  if (described !== undefined) return { drawn: describeState(described, texts) }
  const alone = /^([\p{L}\w-]+)(?::::[\w-]+)?$/u.exec(text)?.[1]
  if (alone !== undefined) {
    return { drawn: [`${alone} : ${texts.get(alone) ?? alone}`] }
  }
  return { problem: describeMistake(statement) }
}

const PLAIN = 'It is drawn as a state with its name.'

/** The renderer keeps the text with which a state is met first. */
function describeState(
  id: string,
  texts: ReadonlyMap<string, string>
): readonly string[] {
  const text = texts.get(id)
  return text === undefined ? [] : [`${id} : ${text || id}`]
}

function describeMistake(statement: Statement): DiagramProblem {
  const [, from, to, label = ''] = SLIP.exec(statement.text) ?? []
  return createMistake(
    statement,
    from === undefined
      ? 'Write states and transitions: A --> B : text.'
      : `Write ${from} --> ${to || 'B'}${label && ` ${label}`}.`
  )
}

/** A note without a colon goes on to its end. */
function joinNotes(lines: readonly Statement[]): readonly Statement[] {
  let isNote = false
  return lines.filter(({ text }) => {
    const wasNote = isNote
    if (/^note\s+(?:left|right)\s+of\s+[^:]+$/i.test(text)) isNote = true
    if (/^end\s+note$/i.test(text)) isNote = false
    return !wasNote
  })
}
