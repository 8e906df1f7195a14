/** Follows a command over its lines. */
export interface CommandTracker {
  /**
   * Read the next line of the command.
   *
   * @returns whether the command continues on the line after it
   */
  readonly read: (line: string) => boolean
  /** Whether the next line is text that the command reads. */
  readonly isInText: () => boolean
}

/** Tokens that matter inside quotes and `${…}`, by what closes these. */
const QUOTED_TOKENS: ReadonlyMap<string, RegExp> = new Map([
  ["'", /'/g],
  ["$'", /\\.?|'/g],
  ['"', /\\.?|\$[({]|[`"]/g],
  ['$}', /\\.?|\$[({']|[`"'}]/g]
])

/** Tokens of commands. A `#` in a word doesn't start a comment. */
const TOKENS =
  /\\.?|(?<![^\s;&|(])#.*|<<<|<<-?[ \t]*(?:'[^']+'|"[^"]+"|\\?[\w.-]+)|(?<![^\s;&|(])function\s+[^\s()]+(?:\s*\(\))?|(?<!=)\(\s*\)|[<>][&|]|&>|[$<>]\(|\$[{']|&&|\|[|&]?|[;&()"'`]|[^\s;&|()<>"'`$\\]+/g

/** Delimiters, with those that close them. `$` marks a part of a word. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ["$'", "$'"],
  ['`', '`'],
  ['(', ')'],
  ['$(', '$)'],
  ['<(', '$)'],
  ['>(', '$)'],
  ['${', '$}']
])

/** Keywords that open a compound command, with those that close it. */
const COMPOUNDS: ReadonlyMap<string, string> = new Map([
  ['if', 'fi'],
  ['for', 'done'],
  ['while', 'done'],
  ['until', 'done'],
  ['select', 'done'],
  ['case', 'esac'],
  ['{', '}']
])

/** After these words comes a command or another keyword. */
const PREFIXES = new Set('if while until then else elif do { ! time'.split(' '))

/** Operators that need a command after them, even on the next line. */
const BINARY_OPERATORS = new Set(['&&', '||', '|', '|&'])

const HEREDOC = /^<<(-?)\s*['"\\]?([^'"]+)/

interface Heredoc {
  readonly end: string
  /** `<<-` allows indentation before the delimiter. */
  readonly isIndented: boolean
}

/**
 * Create a tracker for a command of a POSIX shell. It knows quotes, heredocs,
 * brackets, compound commands, functions, and operators and backslashes at the
 * end of a line.
 */
export function trackShell(): CommandTracker {
  /** What closes the open constructs, from the outermost to the innermost. */
  const open: string[] = []
  const heredocs: Heredoc[] = []
  /** Whether the next word is a command or a keyword. */
  let isCommandNext = true
  let isSplit = false // by a backslash at the end of the previous line
  let isIncomplete = false // after an operator, or the name of a function

  function readCode(line: string): void {
    if (!isSplit && !QUOTED_TOKENS.has(open.at(-1) ?? '')) isCommandNext = true
    isSplit = false
    let at = 0
    while (at < line.length) {
      const pattern = QUOTED_TOKENS.get(open.at(-1) ?? '') ?? TOKENS
      pattern.lastIndex = at
      const match = pattern.exec(line)
      if (!match) return
      at = pattern.lastIndex
      const before = line.charAt(match.index - 1)
      readToken(match[0], { isWordStart: /^[\s;&|()`]?$/.test(before) })
    }
  }

  function readToken(
    token: string,
    { isWordStart }: { readonly isWordStart: boolean }
  ): void {
    const end = open.at(-1) ?? ''
    const closing = CLOSING.get(token)
    if (token.startsWith('#')) return
    isSplit = token === '\\'
    if (isSplit) return
    isIncomplete = BINARY_OPERATORS.has(token)
    if (/^["'`)}]$/.test(token) && end !== '}' && end.endsWith(token)) {
      open.pop()
      isCommandNext = end === ')'
    } else if (closing !== undefined) {
      open.push(closing)
      isCommandNext = /[)`]/.test(closing)
    } else if (token.startsWith('<<')) {
      const isArithmetic = end === ')' && open.at(-2)?.endsWith(')')
      const [, dash, delimiter = ''] = HEREDOC.exec(token) ?? []
      if (token === '<<<' || isArithmetic) return
      heredocs.push({ end: delimiter, isIndented: dash !== '' })
    } else if (/^\(\s*\)$/.test(token) || /^function\s/.test(token)) {
      isIncomplete = isCommandNext || token.startsWith('(')
      isCommandNext = isIncomplete
    } else if (/^(?:[;&)]|&&|\|[|&]?)$/.test(token)) {
      isCommandNext = true
    } else if (isCommandNext && isWordStart) {
      const compound = COMPOUNDS.get(token)
      if (token === end) open.pop()
      if (compound !== undefined) open.push(compound)
      isCommandNext = PREFIXES.has(token)
    } else {
      isCommandNext = token === 'in' && end === 'esac'
    }
  }

  return {
    read(line) {
      const [heredoc] = heredocs
      if (heredoc === undefined) readCode(line)
      else if (readDelimiter(line, heredoc) === heredoc.end) heredocs.shift()
      return isSplit || isIncomplete || open.length + heredocs.length > 0
    },
    isInText: () => heredocs.length > 0
  }
}

function readDelimiter(line: string, { isIndented }: Heredoc): string {
  return isIndented ? line.trimStart() : line
}
