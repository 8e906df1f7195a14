import { describeFlowError } from './describeFlowError.ts'
import {
  createUnclosed,
  createUndrawn,
  createUnopened,
  type DiagramProblem,
  type PreparedDiagram,
  type Statement
} from './diagramStatement.ts'
import { type FlowChain, type FlowNode, parseFlow } from './parseFlow.ts'
import type { FlowShape } from './parseFlowShape.ts'
import { protectText, readLabel } from './protectText.ts'
import { splitFlowchart } from './splitStatements.ts'

const HEADER =
  /^(?:graph|flowchart|flowchart-elk)(?:\s+(TD|TB|LR|BT|RL|[<>^v]))?\s*(?:;|$)/i
const DIRECTIONS: Readonly<Record<string, string>> = {
  '>': 'LR',
  '<': 'RL',
  '^': 'BT',
  v: 'TD'
}

/**
 * Prepare a flowchart: the renderer wants links with spaces around them, one
 * statement a line, ids of plain letters and a label where a node is met first.
 *
 * @returns undefined for a diagram of another kind
 */
export function prepareFlowchart(
  lines: readonly Statement[]
): PreparedDiagram | undefined {
  const [first, ...others] = lines
  const header = first && HEADER.exec(first.text)
  if (!header) return undefined
  const rest = { ...first, text: first.text.slice(header[0].length).trim() }
  const direction = header[1] ?? 'TD'
  const statements = splitFlowchart(rest.text ? [rest, ...others] : others)
  const written = statements.map(parseStatement)
  const linkIds = new Set(written.flatMap(findLinkIds))
  const parts = written.filter(part => !isAboutLink(part, linkIds))
  const shapes = findShapes(parts)
  const met = new Set(
    parts.flatMap(part => (part.kind === 'open' ? part.id : []))
  )
  const drawn = parts.flatMap(part => renderPart(part, shapes, met))
  return {
    lines: [
      `graph ${DIRECTIONS[direction] ?? direction}`,
      ...dropOuterDirections(drawn)
    ],
    problems: [
      ...parts.flatMap(part => part.problems ?? []),
      ...findUnbalanced(parts)
    ]
  }
}

type Part = {
  readonly statement: Statement
  readonly problems?: readonly DiagramProblem[]
} & (
  | { readonly kind: 'chain'; readonly chain: FlowChain }
  | { readonly kind: 'open'; readonly id: string; readonly label: string }
  | { readonly kind: 'end' | 'none' }
  | { readonly kind: 'line'; readonly text: string }
)

function parseStatement(statement: Statement, index: number): Part {
  const { text } = statement
  if (text === 'end') return { statement, kind: 'end' }
  const [, title] = /^subgraph(?:\s+([\s\S]+))?$/.exec(text) ?? ['']
  if (/^subgraph\b/.test(text)) {
    return { statement, kind: 'open', ...readSubgraph(title ?? '', index) }
  }
  if (/^direction\s+(?:TD|TB|LR|BT|RL)$/.test(text)) {
    return { statement, kind: 'line', text }
  }
  if (STYLE.test(text)) return { statement, kind: 'line', text }
  const word = UNDRAWN.exec(text)?.[1]
  if (word !== undefined) {
    const problems = [createUndrawn(statement, word)]
    return { statement, kind: 'none', problems }
  }
  const chain = parseFlow(text)
  if ('kind' in chain) {
    const problems = [describeFlowError(statement, chain)]
    return { statement, kind: 'none', problems }
  }
  if (!chain.links.some(({ isMarked }) => isMarked)) {
    return { statement, kind: 'chain', chain }
  }
  const problems = [createUndrawn(statement, '--o', MARKS)]
  return { statement, kind: 'chain', chain, problems }
}

const MARKS = 'Circles and crosses at the ends of links are drawn as arrows.'
const STYLE =
  /^(?:classDef\s+\w+\s+.+|class\s+[\w,-]+\s+\w+|style\s+[\w,-]+\s+.+|linkStyle\s+(?:default|[\d,\s]+)\s+.+)$/
/** Statements with something behind them, that are not about nodes. */
const UNDRAWN =
  /^(click|href|classDef|class|style|linkStyle|direction)\s+[\p{L}\p{N}_"][^\s]*(?:\s+[^\s\-=<~&].*|)$/su

function readSubgraph(
  title: string,
  index: number
): { readonly id: string; readonly label: string } {
  const [, id, label] = /^([^\s[\]"]+)\s*(?:\[([\s\S]*)\])?$/.exec(title) ?? []
  if (id !== undefined) return { id, label: readLabel(label ?? id) }
  return { id: `subgraph-${index}`, label: readLabel(title) }
}

function findLinkIds(part: Part): readonly string[] {
  return part.kind === 'chain'
    ? part.chain.links.flatMap(({ id }) => id ?? [])
    : []
}

/** `e1@{ animate: true }` looks like a node and is about a link. */
function isAboutLink(part: Part, linkIds: ReadonlySet<string>): boolean {
  const nodes = part.kind === 'chain' ? part.chain.groups.flat() : []
  return nodes.length === 1 && nodes.every(({ id }) => linkIds.has(id))
}

/** The last label of a node counts, also where it was met before. */
function findShapes(parts: readonly Part[]): ReadonlyMap<string, FlowShape> {
  const nodes = parts.flatMap(part =>
    part.kind === 'chain' ? part.chain.groups.flat() : []
  )
  return new Map(
    nodes.flatMap(({ id, shape }) => (shape ? [[id, shape] as const] : []))
  )
}

function renderPart(
  part: Part,
  shapes: ReadonlyMap<string, FlowShape>,
  met: Set<string>
): readonly string[] {
  switch (part.kind) {
    case 'none':
      return []
    case 'end':
      return ['end']
    case 'line':
      return [part.text]
    case 'open':
      return [`subgraph ${createId(part.id)} [${part.label}]`]
    case 'chain':
      return renderChain(part.chain, node => {
        const isFirst = !met.has(node.id)
        met.add(node.id)
        const shape = isFirst || node.shape ? shapes.get(node.id) : undefined
        return renderNode(node, shape, isFirst)
      })
  }
}

function renderChain(
  { groups, links }: FlowChain,
  render: (node: FlowNode) => string
): readonly string[] {
  const lines = ['']
  for (const [index, group] of groups.entries()) {
    const { arrow, label } = links[index - 1] ?? {}
    const text = group.map(render).join(' & ')
    const before = lines.at(-1) ?? ''
    const named = label === undefined ? '' : `|${readLabel(label)}|`
    if (arrow === undefined && index > 0) lines.push(text)
    else lines[lines.length - 1] = `${before} ${arrow ?? ''}${named} ${text}`
  }
  return lines.map(line => line.trim())
}

function renderNode(
  { id, className }: FlowNode,
  shape: FlowShape | undefined,
  isFirst: boolean
): string {
  const name = createId(id)
  const suffix = className && /^\w/.test(className) ? `:::${className}` : ''
  const isPlain = name === id || !isFirst
  if (shape === undefined && isPlain) return name + suffix
  const { open = '[', close = ']', label = protectText(id) } = shape ?? {}
  return `${name}${open}${label}${close}${suffix}`
}

/** The renderer takes a direction outside of a subgraph for a node. */
function dropOuterDirections(lines: readonly string[]): readonly string[] {
  let depth = 0
  return lines.filter(line => {
    if (line.startsWith('subgraph ')) depth += 1
    if (line === 'end') depth -= 1
    return depth > 0 || !line.startsWith('direction ')
  })
}

/** Write an id in the letters that the renderer knows. */
function createId(id: string): string {
  if (/^[\w-]+$/.test(id)) return id
  return `id-${[...id].map(sign => sign.codePointAt(0)?.toString(16)).join('-')}`
}

function findUnbalanced(parts: readonly Part[]): readonly DiagramProblem[] {
  const open: Statement[] = []
  const problems: DiagramProblem[] = []
  for (const { kind, statement } of parts) {
    if (kind === 'open') open.push(statement)
    if (kind !== 'end' || open.pop() !== undefined) continue
    problems.push(createUnopened(statement))
  }
  return [...problems, ...open.map(each => createUnclosed(each, 'end'))]
}
