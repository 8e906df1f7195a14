import type { Statement } from './diagramStatement.ts'

/**
 * Split a diagram into lines that say something. Comments, settings and what
 * describes the diagram to screen readers say nothing to the renderer.
 */
export function splitLines(source: string): readonly Statement[] {
  return source
    .replace(FRONT_MATTER, keepLines)
    .replace(/%%\{[\s\S]*?\}%%/g, keepLines)
    .replace(/^[ \t]*accDescr\s*\{[^}]*\}/gm, keepLines)
    .split(/\r?\n/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '' && !isSilent(text))
}

const FRONT_MATTER = /^\s*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*(?=\n)/

function keepLines(text: string): string {
  return text.replace(/[^\n]/g, '')
}

function isSilent(text: string): boolean {
  return text.startsWith('%%') || /^acc(?:Title|Descr)\s*:/.test(text)
}

/** Join lines of a flowchart that are one statement, and split at `;`. */
export function splitFlowchart(
  lines: readonly Statement[]
): readonly Statement[] {
  const joined: Statement[] = []
  for (const { line, text: written } of lines) {
    const text = written.replace(/\s%%[^"\]]*$/, '')
    const last = joined.at(-1)
    if (last !== undefined && goesOn(last.text, text)) {
      joined[joined.length - 1] = { ...last, text: `${last.text}\n${text}` }
    } else {
      joined.push({ line, text })
    }
  }
  return joined.flatMap(({ line, text }) =>
    splitAtSemicolons(text).map(part => ({ line, text: part }))
  )
}

/** A quote, a brace of settings, a label or a link goes on on the next line. */
function goesOn(text: string, next: string): boolean {
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) return true
  if (/@\{[^}]*$/.test(text)) return true
  if (/[[({][^\])}"]*$/.test(text)) return /^[^[({"]*[\])}]/.test(next)
  return LINK_END.test(text) ? !STATEMENT.test(next) : LINK_START.test(next)
}

const LINK_END = /(?:--[->xo]|==[=>xo]|\.-[>xo]?|&)(?:\s*\|[^|]*\|)?$/
const LINK_START = /^(?:<?(?:--|==|-\.)|&)/
const STATEMENT =
  /^(?:end$|subgraph\b|(?:direction|style|class|classDef|linkStyle|click)\s)/

function splitAtSemicolons(text: string): readonly string[] {
  const parts = text.match(
    /(?:"[^"]*"|\[[^\]"]*\]|\([^)"]*\)|\{[^}"]*\}|\|[^|"]*\||#\w+;|[^;])+/g
  )
  return (parts ?? []).map(part => part.trim()).filter(Boolean)
}
