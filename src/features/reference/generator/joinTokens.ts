/** Words that a bracket doesn't belong to. */
const KEYWORDS = new Set(
  'extends keyof infer is in out readonly unique asserts new as typeof'.split(
    ' '
  )
)
const NO_SPACE_AFTER = new Set(['(', '[', '<', '.', '...', '!', '-', '+', '#'])
const NO_SPACE_BEFORE = new Set([')', ']', '>', ',', ';', '.'])
/** What follows the question mark of an optional parameter or member. */
const AFTER_OPTIONAL = new Set([':', '(', '<', ',', ')', ']', undefined])

/** Join the tokens of a declaration with spaces where people expect them. */
export function joinTokens(tokens: readonly string[]): string {
  let line = ''
  let depth = 0
  /** Bracket depths of conditional types that still lack their second branch. */
  const conditions: number[] = []
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1]
    const next = tokens[index + 1]
    if (')]}>'.includes(token)) depth -= 1
    const isCondition = token === '?' && !AFTER_OPTIONAL.has(next)
    const isElse = token === ':' && conditions.at(-1) === depth
    if (isCondition) conditions.push(depth)
    if (isElse) conditions.pop()
    const isTight =
      previous === undefined ||
      NO_SPACE_AFTER.has(previous) ||
      NO_SPACE_BEFORE.has(token) ||
      (previous === '{' && token === '}') ||
      // Modifiers of mapped types, as in `-?`.
      ('+-'.includes(token) && next === '?') ||
      (token === '?' && !isCondition) ||
      (token === ':' && !isElse) ||
      ('([<'.includes(token) && isCallee(previous))
    line += isTight ? token : ` ${token}`
    if ('([{<'.includes(token)) depth += 1
  }
  return line
}

/** Whether a bracket after a token belongs to it. */
function isCallee(token: string): boolean {
  return (
    (/^[\w$]/.test(token) && !KEYWORDS.has(token)) ||
    [')', ']', '>', '?', '}'].includes(token)
  )
}
