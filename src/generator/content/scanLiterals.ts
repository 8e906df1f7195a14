/** Keys and indexes that lead to a value. */
export type ValuePath = readonly (string | number)[]

/** A key or an element of a literal, as offsets in its source. */
export interface LiteralEntry {
  readonly path: ValuePath
  readonly key: number
  readonly value: number
  /** The value, where it is nothing but a name. */
  readonly name?: string
}

/** An object or array literal of a script, with all that it holds. */
export interface Literal {
  /** `default` for the default export. */
  readonly name: string
  readonly start: number
  readonly entries: readonly LiteralEntry[]
}

interface Frame {
  readonly kind: 'object' | 'array' | 'other'
  readonly path: ValuePath
  readonly literal: { name: string; start: number; entries: LiteralEntry[] }
  index: number
  /** Whether a key or an element may start here. */
  isOpen: boolean
}

/** Comments and expressions are skipped: they have no group. */
const token =
  /(?<=[=(,:[]\s*)\/(?![/*])(?:\\.|[^/\\\n])+\/[a-z]*|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<word>[\p{L}\d_$]+)|(?<sign>[^\s\p{L}\d_$])/gsu

/**
 * Scan a script for object and array literals, so that a mistake in a value can
 * be placed in the text it was written in.
 *
 * A scan, not a parse: what it does not understand costs a place, never a
 * message.
 */
export function scanLiterals(source: string): readonly Literal[] {
  const literals: Frame['literal'][] = []
  const frames: Frame[] = []
  for (const match of source.matchAll(token)) {
    const { text, word, sign } = match.groups ?? {}
    if (text === undefined && word === undefined && sign === undefined) continue
    const offset = match.index
    const frame = frames.at(-1)
    if (sign === ',' && frame) {
      frame.index += 1
      frame.isOpen = true
      continue
    }
    if (sign !== undefined && '}])'.includes(sign)) {
      frames.pop()
      continue
    }
    const path = frame === undefined ? [] : openEntry(frame, { source, match })
    if (sign === undefined || !'{[('.includes(sign)) continue
    const isNested = frame !== undefined && frame.kind !== 'other'
    const literal = isNested
      ? frame.literal
      : {
          name: findName(source.slice(Math.max(0, offset - 400), offset)),
          start: offset,
          entries: []
        }
    if (!isNested && sign !== '(') literals.push(literal)
    frames.push({
      kind: sign === '{' ? 'object' : sign === '[' ? 'array' : 'other',
      path,
      literal,
      index: 0,
      isOpen: true
    })
  }
  return literals
}

/**
 * Note the key or element that starts at a token, if one does.
 *
 * @returns the path of what stands at the token
 */
function openEntry(
  frame: Frame,
  at: { readonly source: string; readonly match: RegExpExecArray }
): ValuePath {
  const { match, source } = at
  if (frame.kind === 'other') return []
  if (!frame.isOpen) return lastPath(frame)
  frame.isOpen = false
  const rest = source.slice(match.index + match[0].length)
  if (frame.kind === 'array') {
    const path = [...frame.path, frame.index]
    const name = findLoneName(source.slice(match.index))
    const place = { key: match.index, value: match.index }
    frame.literal.entries.push({ path, ...place, ...(name && { name }) })
    return path
  }
  const key = match[0].replace(/^['"`]|['"`]$/g, '')
  const colon = /^\s*:\s*/.exec(rest)?.[0]
  const isShorthand = colon === undefined && /^\s*[,}]/.test(rest)
  if (colon === undefined && !isShorthand) return frame.path
  const value = match.index + (isShorthand ? 0 : match[0].length)
  const start = value + (colon?.length ?? 0)
  const name = isShorthand ? key : findLoneName(source.slice(start))
  const path = [...frame.path, key]
  frame.literal.entries.push({
    path,
    key: match.index,
    value: start,
    ...(name && { name })
  })
  return path
}

function lastPath({ literal, path }: Frame): ValuePath {
  return literal.entries.at(-1)?.path ?? path
}

function findLoneName(rest: string): string | undefined {
  return /^([\p{L}_$][\p{L}\d_$]*)\s*[,}\]]/u.exec(rest)?.[1]
}

/** What a literal is assigned to, or `default` when it is exported. */
function findName(before: string): string {
  const assigned =
    /(?:const|let|var)\s+([\p{L}_$][\p{L}\d_$]*)[^=;{}]*=\s*$/u.exec(before)
  if (assigned?.[1] !== undefined) return assigned[1]
  return /(?:export\s+default|module\.exports\s*=)\s*(?:\w+\()?$/.test(before)
    ? 'default'
    : ''
}
