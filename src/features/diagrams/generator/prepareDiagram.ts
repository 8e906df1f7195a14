import type { UnplacedDiagnostic } from '../../../core/markdown/markdownContext.ts'
import { diagramKinds, type ParsedStatement } from './diagramKinds.ts'

/** A line of a diagram that isn't a comment or a directive. */
interface Statement {
  /** Line in the fence; the line below its backticks is 1. */
  readonly line: number
  readonly text: string
}

/** A problem with a statement, and its line in the fence. */
type DiagramDiagnostic = UnplacedDiagnostic & Pick<Statement, 'line'>

/** A diagram without unsupported statements. */
export interface PreparedDiagram {
  /** Source for the renderer. */
  readonly source: string
  readonly diagnostics: readonly DiagramDiagnostic[]
}

/**
 * Prepare a Mermaid diagram for the renderer: remove unsupported statements, which
 * it would silently ignore, and report them.
 */
export function prepareDiagram(source: string): PreparedDiagram {
  const [first, ...others] = splitStatements(source)
  const kind = diagramKinds.find(({ header }) => header.test(first?.text ?? ''))
  // The renderer itself reports mistakes in the first line.
  if (!first || !kind) return { source: first?.text ?? '', diagnostics: [] }
  const { read, blocks, syntaxHint } = kind
  const drawn = [first.text]
  const diagnostics: DiagramDiagnostic[] = []
  const open: Statement[] = []
  const labels = new Map<string, string>()
  for (const statement of others) {
    const { text } = statement
    if (text === blocks?.end) {
      if (open.pop()) drawn.push(text)
      // After an earlier problem, this may be the end of a removed block.
      else if (diagnostics.length === 0) {
        diagnostics.push(
          describeStatement(statement, "doesn't close anything", syntaxHint)
        )
      }
      continue
    }
    const block = open.at(-1)?.text
    const found = isParsable(text) && read(text, { block, before: drawn })
    if (!found) {
      diagnostics.push(
        describeStatement(statement, "can't be drawn", syntaxHint)
      )
      continue
    }
    if (blocks?.opens.test(text)) open.push(statement)
    if (isLateLabel(found, labels)) {
      diagnostics.push(
        describeStatement(statement, 'sets a label too late', LATE_LABEL_HINT)
      )
    }
    drawn.push(found.text)
  }
  const unclosed = open.map(statement =>
    describeStatement(
      statement,
      "isn't closed",
      `Write "${blocks?.end}" below its last line.`
    )
  )
  return {
    source: drawn.join('\n'),
    diagnostics: [...diagnostics, ...unclosed]
  }
}

const FRONT_MATTER = /^\s*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*(?=\n)/

/**
 * Split a diagram into statements, without comments, directives and accessibility
 * metadata, which don't affect the drawing.
 */
function splitStatements(source: string): readonly Statement[] {
  return source
    .replace(FRONT_MATTER, blankOut)
    .replace(/%%\{[\s\S]*?\}%%/g, blankOut)
    .replace(/^[ \t]*accDescr\s*\{[^}]*\}/gm, blankOut)
    .split(/\r?\n/)
    .map((text, index) => ({
      line: index + 1,
      text: text.trim().replace(/\s*;$/, '')
    }))
    .filter(
      ({ text }) => text !== '' && !/^(?:%%|acc(?:Title|Descr)\s*:)/.test(text)
    )
}

function blankOut(text: string): string {
  return text.replace(/[^\n]/g, '')
}

const LATE_LABEL_HINT = 'Set the label where the name first appears.'

/** Longer than any real line; parsing takes quadratic time. */
const MAX_LENGTH = 5000

/** The renderer doesn't support entity codes such as `#quot;`. */
function isParsable(text: string): boolean {
  return text.length <= MAX_LENGTH && !/#\w+;/.test(text)
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

function describeStatement(
  { line, text }: Statement,
  what: string,
  hint: string
): DiagramDiagnostic {
  return {
    line,
    severity: 'error',
    message: `"${text.slice(0, 100)}" in the diagram ${what}, so the diagram is shown as code.`,
    hint
  }
}
