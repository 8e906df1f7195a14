import {
  createMistake,
  type DiagramProblem,
  type Statement
} from './diagramStatement.ts'
import type { FlowError } from './parseFlow.ts'

/** What people write for a link, and is none. */
const SLIP = /^\s*(?:=+>|-+>+|-|–+>?|—+>?|→|⟶|=+|>+|<-+|<=+)\s*(\S.*)$/s

/** Describe a statement of a flowchart that stops being one. */
export function describeFlowError(
  { line, text }: Statement,
  { at, kind }: FlowError
): DiagramProblem {
  const lines = text.slice(0, at).split('\n')
  const start = lines.slice(0, -1).join('\n').length
  const shown = text.slice(start).trim().split('\n')[0] ?? ''
  const place = { line: line + lines.length - 1, text: shown }
  if (kind === 'bracket') {
    return createMistake(place, 'Close the bracket: A[Text].')
  }
  const before = text.slice(start, at).trim()
  const rest = text.slice(at)
  if (kind === 'node' && before !== '' && rest.trim() === '') {
    return createMistake(place, `Say where it leads: ${before} B.`)
  }
  const target = SLIP.exec(rest)?.[1]
  if (kind === 'rest' && target !== undefined) {
    return createMistake(place, `Write ${before} --> ${target.split('\n')[0]}.`)
  }
  if (/^[\])}]/.test(rest)) {
    return createMistake(place, 'Put text with brackets in quotes: A["f(x)"].')
  }
  return createMistake(
    place,
    'Write nodes and links: A[Text], A --> B, A -->|label| B.'
  )
}
