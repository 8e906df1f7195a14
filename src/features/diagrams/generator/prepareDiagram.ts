import type { Problem } from '../../../core/markdown/markdownContext.ts'
import type { ParsedStatement } from './diagramKind.ts'
import { diagramKinds } from './diagramKinds.ts'
import { type Statement, splitStatements } from './splitStatements.ts'

/** A problem with a statement. */
interface DiagramProblem extends Problem {
  /** Line in the fence; the line below its backticks is 1. */
  readonly line: number
}

/** A diagram without unsupported statements. */
export interface PreparedDiagram {
  /** Source for the renderer. */
  readonly source: string
  readonly problems: readonly DiagramProblem[]
}

/**
 * Prepare a Mermaid diagram for the renderer: remove unsupported statements, which
 * it would silently ignore, and report them.
 */
export function prepareDiagram(source: string): PreparedDiagram {
  const [first, ...others] = splitStatements(source)
  const kind = diagramKinds.find(({ header }) => header.test(first?.text ?? ''))
  // The renderer itself reports mistakes in the first line.
  if (!first || !kind) return { source: first?.text ?? '', problems: [] }
  const { read, blocks, syntaxHint } = kind
  const drawn = [first.text]
  const problems: DiagramProblem[] = []
  const open: Statement[] = []
  const labels = new Map<string, string>()
  for (const statement of others) {
    const { text } = statement
    if (text === blocks?.end) {
      const opening = open.pop()
      const found = opening
        ? findEmpty(opening, drawn, blocks.empty)
        : createProblem(statement, "doesn't close anything", UNOPENED_REMEDY)
      // After an earlier problem, this may be the end of a removed block.
      if (found && problems.length === 0) problems.push(found)
      if (opening) drawn.push(text)
      continue
    }
    const block = open.at(-1)?.text
    const found = isParsable(text) && read(text, { block, before: drawn })
    if (!found) {
      const remedy = ENTITY_CODE.test(text) ? ENTITY_CODE_REMEDY : syntaxHint
      problems.push(createProblem(statement, "can't be drawn", remedy))
      continue
    }
    if (blocks?.opens.test(text)) open.push(statement)
    if (isLateLabel(found, labels)) {
      problems.push(
        createProblem(statement, 'sets a label too late', LATE_LABEL_REMEDY)
      )
    }
    drawn.push(found.text)
  }
  const unclosed = open.map(statement =>
    createProblem(
      statement,
      "isn't closed",
      `Write "${blocks?.end}" below its last line.`
    )
  )
  return { source: drawn.join('\n'), problems: [...problems, ...unclosed] }
}

/** Find an empty block of a kind that the renderer drops if it's empty. */
function findEmpty(
  opening: Statement,
  drawn: readonly string[],
  remedy: string | undefined
): DiagramProblem | undefined {
  const last = drawn.findLast(text => !text.startsWith('direction '))
  if (remedy === undefined || last !== opening.text) return undefined
  return createProblem(opening, 'is empty', remedy)
}

const UNOPENED_REMEDY = 'Remove it, or add the line that opens it.'
const LATE_LABEL_REMEDY = 'Set the label where the name first appears.'

/** Longer than any real line; parsing takes quadratic time. */
const MAX_LENGTH = 5000
/** Entity codes such as `#quot;`, which the renderer doesn't support. */
const ENTITY_CODE = /#\w+;/
const ENTITY_CODE_REMEDY = 'Write special characters directly: A["a & b"].'

function isParsable(text: string): boolean {
  return text.length <= MAX_LENGTH && !ENTITY_CODE.test(text)
}

/**
 * Whether a statement sets a label for a name that an earlier statement used
 * differently: the renderer keeps the first one.
 */
function isLateLabel(
  { names }: ParsedStatement,
  labels: Map<string, string>
): boolean {
  return names
    .map(([name, label]) => {
      const known = labels.get(name)
      if (known === undefined) labels.set(name, label ?? '')
      return known !== undefined && label !== undefined && label !== known
    })
    .includes(true)
}

/** Maximum number of characters of a statement in a message. */
const MAX_SHOWN = 100

function createProblem(
  { line, text }: Statement,
  what: string,
  remedy: string
): DiagramProblem {
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
  return {
    line,
    level: 'error',
    message: `"${shown}" in the diagram ${what}, so the diagram is shown as code.`,
    remedy
  }
}
