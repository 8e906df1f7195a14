import type { Problem } from '../../../core/markdown/reportFinding.ts'
import type { DrawnStatement } from './diagramKind.ts'
import { diagramKinds } from './diagramKinds.ts'
import { type Statement, splitStatements } from './splitStatements.ts'

/** A statement that we can't draw. */
interface DiagramProblem extends Problem {
  /** In the fence; the line below its backticks is 1. */
  readonly line: number
}

/** A diagram without the statements that we can't draw. */
export interface PreparedDiagram {
  /** As the renderer reads it. */
  readonly source: string
  readonly problems: readonly DiagramProblem[]
}

/**
 * Prepare a Mermaid diagram for the renderer, which silently ignores statements
 * that it doesn't know: we leave them out and report them.
 */
export function prepareDiagram(source: string): PreparedDiagram {
  const [first, ...others] = splitStatements(source)
  const kind = diagramKinds.find(({ header }) => header.test(first?.text ?? ''))
  // The renderer itself reports mistakes in the first line.
  if (!first || !kind) return { source: first?.text ?? '', problems: [] }
  const { read, blocks, forms } = kind
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
        : createProblem(statement, "doesn't close anything", UNOPENED)
      // A block that we leave out ends as well, or has lost its content.
      if (found && problems.length === 0) problems.push(found)
      if (opening) drawn.push(text)
      continue
    }
    const block = open.at(-1)?.text
    const found = isReadable(text) && read(text, { block, before: drawn })
    if (!found) {
      const remedy = CODE.test(text) ? PLAIN : forms
      problems.push(createProblem(statement, "can't be drawn", remedy))
      continue
    }
    if (blocks?.opens.test(text)) open.push(statement)
    if (isLate(found, labels)) {
      problems.push(createProblem(statement, 'sets a label too late', LATE))
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

/** Find a block that contains nothing, of a kind that is then not drawn. */
function findEmpty(
  opening: Statement,
  drawn: readonly string[],
  remedy: string | undefined
): DiagramProblem | undefined {
  const last = drawn.findLast(text => !text.startsWith('direction '))
  if (remedy === undefined || last !== opening.text) return undefined
  return createProblem(opening, 'is empty', remedy)
}

const UNOPENED = 'Remove it, or add the line that opens it.'
const LATE = 'Set the label where the name first appears.'

/** Longer than any real line; reading one takes quadratic time. */
const MAX_LENGTH = 5000
/** `#quot;` stands for a character; the renderer doesn't know such codes. */
const CODE = /#\w+;/
const PLAIN = 'Write special characters directly: A["a & b"].'

function isReadable(text: string): boolean {
  return text.length <= MAX_LENGTH && !CODE.test(text)
}

/**
 * Tell whether a statement labels a name that an earlier one used with another
 * label or with none: the renderer keeps what it reads first.
 */
function isLate(
  { names }: DrawnStatement,
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

/** How many characters of a statement a message shows. */
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
