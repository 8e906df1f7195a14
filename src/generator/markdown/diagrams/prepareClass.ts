import {
  createMistake,
  createUnclosed,
  createUndrawn,
  createUnopened,
  type DiagramProblem,
  type PreparedDiagram,
  type Statement
} from './diagramStatement.ts'
import { protectName } from './protectText.ts'

const NAME =
  '`[^`]+`|[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_$]|\\.(?!\\.)|-(?![-.|>*]))*'
const GENERIC = '(?:~[^~]*(?:~[^~]*~[^~]*)?~)?'
const COUNT = '(?:"([^"]*)"\\s*)?'
const RELATION = new RegExp(
  `^(${NAME})${GENERIC}\\s*${COUNT}(<\\||\\*|o(?=--|\\.\\.)|<|\\(\\))?(--|\\.\\.)(\\|>|\\*|o(?!\\w)|>|\\(\\))?\\s*${COUNT}(${NAME})${GENERIC}\\s*(?::\\s*(.*))?$`,
  'u'
)
const CLASS = new RegExp(
  `^class\\s+(${NAME})(?:~([^{]*)~)?\\s*(\\["[^"]*"\\])?(?:\\s*:::\\s*[\\w-]+)?\\s*(?:\\{(.*?)(\\})?)?$`,
  'u'
)
const MEMBER = new RegExp(`^(${NAME})${GENERIC}\\s*:(?!::)\\s*(.+)$`, 'u')
const ANNOTATION = new RegExp(`^<<\\s*(\\w+)\\s*>>\\s*(${NAME})$`, 'u')
const UNDRAWN =
  /^(note|link|links|click|callback|href|style|classDef|cssClass|direction|title)\s.+$/
const SLIP = /^(\S+)\s+(?:->+|=+>+|→|-|<-|=>|–+>?)\s+(\S+)(\s*:.*)?$/

/**
 * Prepare a class diagram: the renderer passes over relations without spaces
 * around them, and draws one end of each.
 *
 * @returns undefined for a diagram of another kind
 */
export function prepareClass(
  lines: readonly Statement[]
): PreparedDiagram | undefined {
  const [first, ...others] = lines
  if (!first || !/^classDiagram(?:-v2)?$/i.test(first.text)) return undefined
  const drawn = ['classDiagram']
  const problems: DiagramProblem[] = []
  const open: Statement[] = []
  for (const statement of others) {
    const { text } = statement
    if (text === '}') {
      if (open.pop() === undefined) problems.push(createUnopened(statement))
      drawn.push(text)
      continue
    }
    // What stands in a class is a member, however it is written.
    if (/^class\b/.test(open.at(-1)?.text ?? '')) {
      drawn.push(text)
      continue
    }
    const found = readStatement(statement)
    if (/\{[^}]*$/.test(text) && !found.isMistake) open.push(statement)
    problems.push(...(found.problem ? [found.problem] : []))
    drawn.push(...(found.drawn ?? []))
  }
  const unclosed = open.map(block => createUnclosed(block, '}'))
  return { lines: drawn, problems: [...problems, ...unclosed] }
}

interface Read {
  readonly drawn?: readonly string[]
  readonly problem?: DiagramProblem
  readonly isMistake?: boolean
}

function readStatement(statement: Statement): Read {
  const { text } = statement
  const namespace = /^namespace\s+([^\s{]+)\s*\{$/.exec(text)?.[1]
  if (namespace !== undefined) return { drawn: [`namespace ${namespace} {`] }
  const declared = CLASS.exec(text)
  if (declared) return readClass(statement, declared)
  const relation = RELATION.exec(text)
  if (relation) return readRelation(statement, relation)
  const [, annotation, annotated] = ANNOTATION.exec(text) ?? []
  if (annotated !== undefined) {
    return { drawn: [`class ${createName(annotated)} { <<${annotation}>> }`] }
  }
  const word = UNDRAWN.exec(text)?.[1]
  if (word !== undefined) return { problem: createUndrawn(statement, word) }
  const [, owner, member] = MEMBER.exec(text) ?? []
  if (owner !== undefined) {
    return { drawn: [`${createName(owner)} : ${member}`] }
  }
  const [, from, to, label = ''] = SLIP.exec(text) ?? []
  const remedy =
    from === undefined
      ? 'Write classes and relations: class A, A --> B : text, A <|-- B.'
      : `Write ${from} --> ${to}${label}.`
  return { problem: createMistake(statement, remedy), isMistake: true }
}

function readClass(statement: Statement, match: RegExpExecArray): Read {
  const [, name = '', generic, label, inner, closing] = match
  const head = `class ${createName(name)}${generic ? ` ~${generic.replace(/\W/g, '')}~` : ''}`
  const hasBody = inner !== undefined
  const body = inner?.trim() ? [inner.trim()] : []
  return {
    drawn: hasBody ? [`${head} {`, ...body, ...(closing ? ['}'] : [])] : [head],
    ...(label && { problem: createUndrawn(statement, label, LABEL) })
  }
}

const LABEL =
  'Class labels are not drawn. Name the class as readers should see it.'

function readRelation(statement: Statement, match: RegExpExecArray): Read {
  const [, from = '', many, start = '', line, end = '', count, to = '', label] =
    match
  const known = start === '()' || end === '()' ? '' : end || start
  const arrow =
    known === '' && line === '..'
      ? '..>'
      : end && known
        ? `${line}${end}`
        : `${start === '()' ? '' : start}${line}`
  const drawn = [
    createName(from),
    many === undefined ? '' : `"${many}"`,
    UNKNOWN[arrow] ?? arrow,
    count === undefined ? '' : `"${count}"`,
    createName(to)
  ]
  const written = `${start}${line}${end}`
  const isSame = written === (UNKNOWN[arrow] ?? arrow)
  return {
    drawn: [`${drawn.filter(Boolean).join(' ')}${label ? ` : ${label}` : ''}`],
    ...(!isSame && { problem: createUndrawn(statement, written, NEAREST) })
  }
}

const NEAREST = 'It is drawn as the nearest relation with one end.'
/** Ends that the renderer knows with another line alone. */
const UNKNOWN: Readonly<Record<string, string>> = {
  '*..': '*--',
  'o..': 'o--',
  '..*': '--*',
  '..o': '--o'
}

function createName(written: string): string {
  const name = written.replace(/^`|`$/g, '')
  return name === written ? name : protectName(name)
}
