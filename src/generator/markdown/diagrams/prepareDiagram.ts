import {
  createMistake,
  type DiagramProblem,
  type PreparedDiagram,
  type Statement
} from './diagramStatement.ts'
import { prepareChart } from './prepareChart.ts'
import { prepareClass } from './prepareClass.ts'
import { prepareEntities } from './prepareEntities.ts'
import { prepareFlowchart } from './prepareFlowchart.ts'
import { prepareSequence } from './prepareSequence.ts'
import { prepareState } from './prepareState.ts'
import { splitLines } from './splitStatements.ts'

const KINDS: readonly ((
  lines: readonly Statement[]
) => PreparedDiagram | undefined)[] = [
  prepareFlowchart,
  prepareSequence,
  prepareState,
  prepareClass,
  prepareEntities,
  prepareChart
]

/** Nobody draws a longer line, and reading it takes time by its square. */
const MAX_LENGTH = 5000
const TOO_LONG = `Break the line before ${MAX_LENGTH} characters.`

/**
 * Prepare a Mermaid diagram for the renderer, which passes over statements that
 * it does not know: what it would draw otherwise is rewritten, and what it
 * cannot draw is said.
 */
export function prepareDiagram(source: string): {
  readonly source: string
  readonly problems: readonly DiagramProblem[]
} {
  const written = splitLines(source)
  const statements = written.filter(({ text }) => text.length <= MAX_LENGTH)
  const tooLong = written
    .filter(statement => !statements.includes(statement))
    .map(statement => createMistake(statement, TOO_LONG))
  for (const prepare of KINDS) {
    const prepared = prepare(statements)
    if (prepared === undefined) continue
    const problems = [...tooLong, ...prepared.problems]
    return { source: prepared.lines.join('\n'), problems }
  }
  const lines = statements.map(({ text }) => text)
  return { source: lines.join('\n'), problems: tooLong }
}
