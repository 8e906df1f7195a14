import { type FlowShape, parseLabel, parseSettings } from './parseFlowShape.ts'

/** A node as one statement writes it. */
export interface FlowNode {
  readonly id: string
  /** Absent where the statement only names the node. */
  readonly shape?: FlowShape
  readonly className?: string
}

/** A link, in the words of the renderer. */
export interface FlowLink {
  /** `-->`, `---`, `<==>`; absent for a link that only holds nodes apart. */
  readonly arrow?: string
  readonly label?: string
  /** By which other statements speak of it. */
  readonly id?: string
  /** Whether it ends in a circle or a cross. */
  readonly isMarked: boolean
}

/** Groups of nodes with the links between them, one fewer. */
export interface FlowChain {
  readonly groups: readonly (readonly FlowNode[])[]
  readonly links: readonly FlowLink[]
}

/** Where a statement stops being one. */
export interface FlowError {
  /** Characters before it. */
  readonly at: number
  readonly kind: 'node' | 'bracket' | 'rest'
}

/** Parse a statement of a flowchart that names nodes and links. */
export function parseFlow(text: string): FlowChain | FlowError {
  const groups: (readonly FlowNode[])[] = []
  const links: FlowLink[] = []
  let at = 0
  while (true) {
    const group = parseGroup(text, at)
    if ('kind' in group) return group
    groups.push(group.nodes)
    at = group.end
    if (text.slice(at).trim() === '') return { groups, links }
    const link = parseLink(text, at)
    if (link === undefined) return { at, kind: 'rest' }
    links.push(link.link)
    at = link.end
  }
}

/** As Mermaid's `NODE_STRING`: a hyphen that begins no link is part of it. */
const ID =
  /\s*((?:[\p{L}\p{M}\p{N}_!#$%'*+.?\\/`,]|:(?!::))(?:[\p{L}\p{M}\p{N}_!#$%'*+.?\\/`,]|:(?!::)|-(?![->.])|=(?!=))*)/uy

function parseGroup(
  text: string,
  start: number
): { readonly nodes: readonly FlowNode[]; readonly end: number } | FlowError {
  const nodes: FlowNode[] = []
  let at = start
  while (true) {
    const id = matchAt(ID, text, at)
    if (id === undefined) return { at, kind: 'node' }
    at += id[0].length
    const shaped = parseSettings(text, at) ?? parseLabel(text, at)
    if (shaped === 'open') return { at, kind: 'bracket' }
    at = shaped?.end ?? at
    const className = matchAt(/:::((?:[\p{L}\w]|-(?![->.]))+)/uy, text, at)
    at += className?.[0].length ?? 0
    nodes.push({
      id: id[1] ?? '',
      ...(shaped && { shape: shaped.shape }),
      ...(className?.[1] && { className: className[1] })
    })
    const next = matchAt(/\s*&/y, text, at)
    if (next === undefined) return { nodes, end: at }
    at += next[0].length
  }
}

const HEAD = '\\s*(?:([^\\s"@]{1,60})@\\s*)?([xo<])?'
const PIPE = '(?:\\s*\\|((?:"[^"]*"|[^|"])*)\\|)?'
const WHOLE = new RegExp(
  `${HEAD}(--+[->xo]|==+[=>xo]|-?\\.+-[>xo]?|~~~+)${PIPE}`,
  'y'
)
const WITH_TEXT = [
  ['--', '--+[->xo]', '[^-"]|-(?!-)'],
  ['==', '==+[=>xo]', '[^="]|=(?!=)'],
  ['-\\.', '\\.+-[>xo]?', '[^."]|\\.(?!\\.*-)']
].map(
  ([start, end, inner]) =>
    new RegExp(`${HEAD}${start}((?:"[^"]*"|${inner})+?)(${end})`, 'y')
)

function parseLink(
  text: string,
  at: number
): { readonly link: FlowLink; readonly end: number } | undefined {
  const whole = matchAt(WHOLE, text, at)
  if (whole !== undefined) {
    const [all, id, head, arrow = '', label] = whole
    const link = createLink(arrow, head, label)
    return { link: { ...link, ...(id && { id }) }, end: at + all.length }
  }
  for (const pattern of WITH_TEXT) {
    const match = matchAt(pattern, text, at)
    if (match === undefined) continue
    const [all, id, head, label, arrow = ''] = match
    const link = createLink(arrow, head, label)
    return { link: { ...link, ...(id && { id }) }, end: at + all.length }
  }
  return undefined
}

function createLink(
  written: string,
  head: string | undefined,
  label: string | undefined
): FlowLink {
  const end = written.at(-1) ?? ''
  const isMarked = /[xo]/.test(`${head ?? ''}${end}`)
  if (written.startsWith('~')) return { isMarked }
  const body = written.includes('.')
    ? '-.-'
    : written.includes('=')
      ? '=='
      : '--'
  const plain = body === '-.-' ? '' : body.charAt(0)
  const arrow = `${head ? '<' : ''}${body}${/[>xo]/.test(end) ? '>' : plain}`
  return { arrow, isMarked, ...(label?.trim() && { label }) }
}

/** @param pattern sticky */
function matchAt(
  pattern: RegExp,
  text: string,
  at: number
): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}
