/** Signs by which the renderer would end a label or split a name. */
const SIGNS = '[](){}|/\\"` -'
/** In the private-use area, away from the markers of imported files. */
const FIRST = 0xe100
/** Stands for a text that is empty, and before a name like a keyword. */
export const SILENT = '\uE1FF'

/** Hide signs that have a meaning to the renderer; tags stay. */
export function protectText(text: string): string {
  return text
    .split(/(<\/?[a-z]+\s*\/?>|\s)/i)
    .map((part, index) =>
      index % 2 === 1 ? part : part.split('-').map(protectSigns).join('-')
    )
    .join('')
}

/** Hide spaces and hyphens too, and a keyword that the name begins with. */
export function protectName(name: string): string {
  const silent = KEYWORD.test(name) ? SILENT : ''
  return silent + protectSigns(name)
}

/** Words that the renderer takes for a statement, even in a longer word. */
const KEYWORD =
  /^(?:loop|alt|opt|par|critical|break|rect|else|and|note|end|actor)/i

function protectSigns(text: string): string {
  return text.replace(/./gsu, sign => {
    const index = SIGNS.indexOf(sign)
    return index < 0 ? sign : String.fromCharCode(FIRST + index)
  })
}

/** Put the signs back, as they are written in markup. */
export function restoreText(markup: string): string {
  return markup.replace(/[\uE100-\uE1FF]/g, sign => {
    const found = SIGNS[sign.charCodeAt(0) - FIRST] ?? ''
    return found === '"' ? '&quot;' : found
  })
}

/**
 * Read a label as Mermaid writes it: in quotes, as Markdown in backticks, with
 * `#quot;` and `#35;` for signs.
 */
export function readLabel(written: string): string {
  const text = written
    .trim()
    .replace(/^"`?([\s\S]*?)`?"$/, '$1')
    .replace(/\s*\n\s*|\\n/g, '<br/>')
    .replace(/#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/#([a-z]+);/gi, (whole, name) => NAMED[name] ?? whole)
  return protectText(text) || SILENT
}

const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  nbsp: ' '
}
