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

const NAME = '"[^"]+"|[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.*]|-(?!-))*'
const STYLE = '(?:\\s*:::\\s*[\\w,-]+)?'
const RELATION = new RegExp(
  `^(${NAME})${STYLE}\\s*(\\|o|\\|\\||\\}o|\\}\\|)(--|\\.\\.|\\.-|-\\.)(o\\||\\|\\||o\\{|\\|\\{)\\s*(${NAME})${STYLE}\\s*:\\s*(.*)$`,
  'u'
)
const WORDS = new RegExp(
  `^(?:${NAME})\\s+(?:(?:only )?one|zero|many|1|0)\\b.*\\b(?:optionally )?to\\b.*:.*$`,
  'u'
)
const ENTITY = new RegExp(
  `^(${NAME})\\s*(?:\\[(.*)\\])?${STYLE}\\s*(\\{(.*?)(\\})?)?$`,
  'u'
)
const ATTRIBUTE =
  /^(\S+)\s+(\S+)((?:\s+(?:PK|FK|UK|,))*|(?:\s+[PFU]K\s*(?:,\s*[PFU]K\s*)*))?\s*("[^"]*")?$/
const UNDRAWN = /^(direction|style|classDef|class|title)\s.+$/

/**
 * Prepare an entity relationship diagram: the renderer passes over entities
 * without attributes and relations without spaces around them.
 *
 * @returns undefined for a diagram of another kind
 */
export function prepareEntities(
  lines: readonly Statement[]
): PreparedDiagram | undefined {
  const [first, ...others] = lines
  if (!first || !/^erDiagram$/i.test(first.text)) return undefined
  const drawn = ['erDiagram']
  const problems: DiagramProblem[] = []
  let open: Statement | undefined
  for (const statement of others) {
    const { text } = statement
    if (text === '}') {
      if (open === undefined) problems.push(createUnopened(statement))
      else drawn.push(text)
      open = undefined
      continue
    }
    const found = open ? readAttribute(statement) : readStatement(statement)
    if (open === undefined && found.isOpen) open = statement
    problems.push(...(found.problem ? [found.problem] : []))
    drawn.push(...(found.drawn ?? []))
  }
  const unclosed = open ? [createUnclosed(open, '}')] : []
  return { lines: drawn, problems: [...problems, ...unclosed] }
}

interface Read {
  readonly drawn?: readonly string[]
  readonly problem?: DiagramProblem
  readonly isOpen?: boolean
}

function readAttribute(statement: Statement): Read {
  const match = ATTRIBUTE.exec(statement.text)
  if (match === null) {
    const remedy = 'Write a type and a name: string title PK "comment".'
    return { problem: createMistake(statement, remedy) }
  }
  const [, type, name, keys = '', comment = ''] = match
  return {
    drawn: [`${type} ${name} ${keys.replaceAll(',', ' ')} ${comment}`.trim()]
  }
}

function readStatement(statement: Statement): Read {
  const { text } = statement
  const relation = RELATION.exec(text)
  if (relation) {
    const [, from = '', left, line, right, to = '', label = ''] = relation
    // The renderer knows one of the two ways to write it.
    const start = left === '}o' ? 'o{' : left
    const stroke = line === '--' ? '--' : '..'
    return {
      drawn: [
        `${createName(from)} ${start}${stroke}${right} ${createName(to)} : ${label.trim() || SILENT}`
      ]
    }
  }
  const word = UNDRAWN.exec(text)?.[1]
  if (word !== undefined) return { problem: createUndrawn(statement, word) }
  if (WORDS.test(text)) {
    return { problem: createUndrawn(statement, 'one to many', SIGNS) }
  }
  const [, name, alias, body, inner, closing] = ENTITY.exec(text) ?? []
  if (name !== undefined && (body === undefined || closing || !inner?.trim())) {
    const isOpen = body !== undefined && closing === undefined
    const problem = alias && createUndrawn(statement, `[${alias}]`, ALIAS)
    const attribute = inner?.trim() ? [inner.trim()] : []
    return {
      drawn: [`${createName(name)} {`, ...attribute, ...(isOpen ? [] : ['}'])],
      isOpen,
      ...(problem && { problem })
    }
  }
  return { problem: createMistake(statement, describeRelation(text)) }
}

const SIGNS = 'Write the relation in signs: A ||--o{ B : text.'
const ALIAS = 'The entity is drawn with its name.'

function describeRelation(text: string): string {
  const [, whole] =
    /^(\S+\s+[|}o]{2}(?:--|\.\.)[|{o]{2}\s+\S+)$/.exec(text) ?? []
  return whole === undefined
    ? 'Write relations and entities: A ||--o{ B : text, A { string name }.'
    : `Write ${whole} : text.`
}

function createName(written: string): string {
  const name = written.replace(/^"|"$/g, '')
  return /[^\p{L}\p{N}_-]/u.test(name) ? protectName(name) : name
}
