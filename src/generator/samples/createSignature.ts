/** Maximum length of a tooltip's line. */
const SIGNATURE_LENGTH = 120

/** An object type that contains only folded or empty object types. */
const innermostObject = /(?<!\$)\{ (?:[^{}]|\{…?\}|\$\{[^{}]*\})*\}/g

/**
 * Create the one-line signature of a declaration.
 *
 * Drops the members of classes and interfaces. If the rest is too long, folds
 * object types from the inside out, then drops the constraints of type
 * parameters, and finally cuts the end.
 *
 * @param lines the lines of one exported declaration, formatted
 */
export function createSignature(lines: readonly string[]): string {
  const text = joinLines(takeFirstForm(lines)).replace(
    /^export (?:declare )?|;$/g,
    ''
  )
  const isBodied = /^(?:abstract )?(?:class|interface) /.test(text)
  const line = dropConstraints(foldObjects(isBodied ? cutBody(text) : text))
  if (line.length <= SIGNATURE_LENGTH) return line
  return `${line.slice(0, SIGNATURE_LENGTH - 1).trimEnd()}…`
}

/** Take the first form of an overloaded function. */
function takeFirstForm(lines: readonly string[]): readonly string[] {
  const next = lines.findIndex(
    (line, index) => index > 0 && line.startsWith('export ')
  )
  return next < 0 ? lines : lines.slice(0, next)
}

/** Undo the formatter's line breaks. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map(line => line.trim())
    .filter(line => !/^(?:\/\*\*|\*|\/\/)/.test(line))
    .reduce((text, line) => text + createSeparator(text, line) + line)
    .replaceAll(/([=(<,:]) ?\| /g, (_, before) =>
      /[=,:]/.test(before) ? `${before} ` : before
    )
}

/** Tell what was between two lines before the formatter broke them. */
function createSeparator(text: string, line: string): string {
  if (/[([<]$/.test(text) || /^[)\]>]/.test(line)) return ''
  const isMemberEnd = !/[{,|&=?:]$|=>$|\b(?:extends|keyof)$/.test(text)
  const isMemberStart = !/^[}|&?:={]|^extends\b/.test(line)
  return isMemberEnd && isMemberStart ? '; ' : ' '
}

/** Cut a class or an interface at the brace that opens its members. */
function cutBody(text: string): string {
  return text.slice(0, findOutsideAngles(text, '{', 0)).trim()
}

/** Find a character outside `<…>`, or the end of the text. */
function findOutsideAngles(text: string, sought: string, from: number): number {
  let depth = 0
  for (let index = from; index < text.length; index++) {
    const character = text.charAt(index)
    if (character === sought && depth === 0) return index
    if (character === '<') depth++
    if (character === '>' && text.charAt(index - 1) !== '=') depth--
  }
  return text.length
}

/** Replace object types with `{…}` until the text is short or none are left. */
function foldObjects(text: string): string {
  if (text.length <= SIGNATURE_LENGTH) return text
  const folded = text.replaceAll(innermostObject, '{…}')
  return folded === text ? text : foldObjects(folded)
}

/** Shorten `<T extends Base = X, U = {}>` after the name to `<T, U>`. */
function dropConstraints(text: string): string {
  const head = /^(?:abstract )?\w+ \w+</.exec(text)?.[0]
  if (text.length <= SIGNATURE_LENGTH || head === undefined) return text
  const names: string[] = []
  let end = head.length - 1
  while (text.charAt(end) !== '>') {
    const start = end + 1
    const comma = findOutsideAngles(text, ',', start)
    const close = findOutsideAngles(text, '>', start)
    end = Math.min(comma, close)
    names.push(/(?:const )?(\w+)/.exec(text.slice(start, end))?.[1] ?? '')
    if (end === text.length) return text
  }
  return `${head}${names.join(', ')}${text.slice(end)}`
}
