import { readLabel } from './protectText.ts'

/** A label with the brackets that the renderer knows. */
export interface FlowShape {
  readonly open: string
  readonly close: string
  /** As the renderer reads it; absent for that of the node. */
  readonly label?: string
}

interface ParsedShape {
  readonly shape: FlowShape
  readonly end: number
}

/** Brackets of Mermaid, longest first, with those that are drawn for them. */
const BRACKETS: readonly (readonly [
  open: string,
  close: string,
  drawn?: readonly [open: string, close: string]
])[] = [
  ['(((', ')))'],
  ['((', '))'],
  ['([', '])'],
  ['(-', '-)', ['([', '])']],
  ['(', ')'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '\\]'],
  ['[/', '/]', ['[', ']']],
  ['[\\', '/]'],
  ['[\\', '\\]', ['[', ']']],
  ['[|', '|]', ['[', ']']],
  ['[', ']'],
  ['{{', '}}'],
  ['{', '}'],
  ['>', ']']
]

/**
 * Parse the label behind the id of a node.
 *
 * @returns `open` for a bracket that nothing closes
 */
export function parseLabel(
  text: string,
  at: number
): ParsedShape | 'open' | undefined {
  const rest = text.slice(at)
  const fitting = BRACKETS.filter(([open]) => rest.startsWith(open))
  for (const [
    open,
    close,
    [drawnOpen, drawnClose] = [open, close]
  ] of fitting) {
    const end = findClose(rest, open, close)
    if (end === undefined) continue
    const label = readLabel(rest.slice(open.length, end))
    const shape = { open: drawnOpen, close: drawnClose, label }
    return { shape, end: at + end + close.length }
  }
  return fitting.length === 0 ? undefined : 'open'
}

/** A quoted label ends with its quote, whatever brackets are in it. */
function findClose(
  text: string,
  open: string,
  close: string
): number | undefined {
  const quoted = /^\s*"[^"]*"\s*/.exec(text.slice(open.length))?.[0]
  if (quoted !== undefined) {
    const end = open.length + quoted.length
    return text.startsWith(close, end) ? end : undefined
  }
  const end = text.indexOf(close, open.length)
  // What closes a longer bracket must not hold a shorter one's end.
  const inner = text.slice(open.length, Math.max(end, 0))
  const isSplit = open.length > 1 && /[\])}].*[-=.~]/s.test(inner)
  return end < 0 || isSplit ? undefined : end
}

/** Names of shapes in settings, and the brackets that are nearest to them. */
const NAMED: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:circle|circ|sm-circ|start|f-circ)$/, '((', '))'],
  [/^(?:dbl-circ|double-circle|fr-circ|framed-circle|stop)$/, '(((', ')))'],
  [/^(?:diam|diamond|decision|question)$/, '{', '}'],
  [/^(?:hex|hexagon|prepare)$/, '{{', '}}'],
  [/^(?:cyl|cylinder|db|database)$/, '[(', ')]'],
  [/^(?:stadium|pill|terminal)$/, '([', '])'],
  [/^(?:rounded|event)$/, '(', ')'],
  [/^(?:fr-rect|subproc|subprocess|subroutine|framed-rectangle)$/, '[[', ']]']
]

/** Parse `@{ shape: circle, label: "Text" }` behind the id of a node. */
export function parseSettings(
  text: string,
  at: number
): ParsedShape | undefined {
  const [all, inner] = /^@\{((?:"[^"]*"|[^}"])*)\}/.exec(text.slice(at)) ?? []
  if (all === undefined || inner === undefined) return undefined
  const name = /\bshape\s*:\s*"?([\w-]+)/.exec(inner)?.[1] ?? 'rect'
  const label = /\blabel\s*:\s*("[^"]*"|[^,}\n]+)/.exec(inner)?.[1]
  const [, open, close] = NAMED.find(([names]) => names.test(name)) ?? [
    ...['', '[', ']']
  ]
  const shape = {
    open: open ?? '[',
    close: close ?? ']',
    ...(label && { label: readLabel(label) })
  }
  return { shape, end: at + all.length }
}
