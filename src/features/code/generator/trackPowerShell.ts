import type { CommandTracker } from './trackShell.ts'

/** Tokens that matter, by what closes the innermost open construct. */
const QUOTED_TOKENS: ReadonlyMap<string, RegExp> = new Map([
  ["'", /'/g],
  ['"', /`.|"/g],
  ['#>', /#>/g],
  ["'@", /^'@/g],
  ['"@', /^"@/g]
])
const TOKENS = /`.|<#|(?<![^\s;|&({])#.*|@["']$|["'{}()[\]]/g

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['@"', '"@'],
  ["@'", "'@"],
  ['<#', '#>'],
  ['{', '}'],
  ['(', ')'],
  ['[', ']']
])

/** A backtick or binary operator, in contrast to switches of commands. */
const INCOMPLETE =
  /(?:[|,`]|&&|\s-(?:and|or|xor|[ci]?(?:eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|replace|contains|in|split|join|f|is|as)))\s*$/i

/**
 * Create a tracker for a command of PowerShell. It knows quotes, here-strings,
 * comments, brackets, and operators and backticks at the end of a line.
 */
export function trackPowerShell(): CommandTracker {
  /** What closes the open constructs, from the outermost to the innermost. */
  const open: string[] = []

  function readLine(line: string): string {
    let code = line
    let at = 0
    while (at < line.length) {
      const pattern = QUOTED_TOKENS.get(open.at(-1) ?? '') ?? TOKENS
      pattern.lastIndex = at
      const match = pattern.exec(line)
      if (!match) break
      at = pattern.lastIndex
      const [token] = match
      const closing = CLOSING.get(token)
      if (token === open.at(-1)) open.pop()
      else if (closing !== undefined) open.push(closing)
      else if (token.startsWith('#')) code = line.slice(0, match.index)
    }
    return code
  }

  return {
    read(line) {
      const code = readLine(line)
      return open.length > 0 || INCOMPLETE.test(code)
    },
    isInText: () => /@$/.test(open.at(-1) ?? '')
  }
}
