import {
  createMistake,
  type DiagramProblem,
  type PreparedDiagram,
  type Statement
} from './diagramStatement.ts'

const TITLE = '(?:"([^"]*)"|([^"[\\]\\s]+(?:\\s+[^"[\\]\\d\\s-][^"[\\]\\s]*)*))'
const NUMBER = '[+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)'
const VALUES = `\\[\\s*${NUMBER}\\s*(?:,\\s*${NUMBER}\\s*)*\\]`
const RANGE = `(${NUMBER}\\s*-->\\s*${NUMBER})`
const NAMED = /^title\s+(?:"([^"]*)"|(.+))$/
const AXIS = new RegExp(
  `^(x-axis|y-axis)(?:\\s+${TITLE})?\\s*(?:${RANGE}|(\\[[^\\]]+\\]))?$`
)
const SERIES = new RegExp(
  `^(bar|line)(?:\\s+(?:"[^"]*"|[^"[\\]]+))?\\s*(${VALUES})$`
)

/**
 * Prepare an XY chart: the renderer passes over titles without quotes.
 *
 * @returns undefined for a diagram of another kind
 */
export function prepareChart(
  lines: readonly Statement[]
): PreparedDiagram | undefined {
  const [first, ...others] = lines
  if (!first || !/^xychart(?:-beta)?(?:\s|$)/i.test(first.text))
    return undefined
  const drawn = [first.text]
  const problems: DiagramProblem[] = []
  for (const statement of others) {
    const line = readStatement(statement.text)
    if (line === undefined) problems.push(createMistake(statement, REMEDY))
    else drawn.push(line)
  }
  return { lines: drawn, problems }
}

const REMEDY =
  'Write title "Text", x-axis [a, b], y-axis "Text" 0 --> 10, bar [1, 2], line [1, 2].'

function readStatement(text: string): string | undefined {
  const [, quoted, plain, titled] = NAMED.exec(text) ?? []
  if ((quoted ?? plain ?? titled) !== undefined) {
    return `title "${quoted ?? plain}"`
  }
  const series = SERIES.exec(text)
  if (series) return `${series[1]} ${series[2]}`
  const axis = AXIS.exec(text)
  if (axis === null) return undefined
  const [, name, inQuotes, words, range, categories] = axis
  const title = inQuotes ?? words
  return [name, title && `"${title}"`, range ?? categories?.replaceAll('"', '')]
    .filter(Boolean)
    .join(' ')
}
