import type { SourceLine } from './markLines.ts'
import { trackPowerShell } from './trackPowerShell.ts'
import { type CommandTracker, trackShell } from './trackShell.ts'

const SHELLS =
  /^(?:bash|sh|shell|zsh|console|shellsession|shell-session|powershell|pwsh|ps1?)$/

const PROMPT = /^(?:\$|PS(?: [^>]*)?>) /

/** A shell, by its prompts. */
interface Shell {
  /** The prompt of a command's second and later lines. */
  readonly continuation: RegExp
  /** Whether only commands have such a line, and never their output. */
  readonly isDistinct: boolean
  readonly track: () => CommandTracker
}

const posix: Shell = {
  continuation: /^>(?: |$)/,
  isDistinct: false,
  track: trackShell
}
const powerShell: Shell = {
  continuation: /^>>(?: |$)/,
  isDistinct: true,
  track: trackPowerShell
}

/**
 * Separate prompts from shell commands, so that they're shown but not copied. If
 * a block has prompts, lines outside commands are output.
 */
export function readPrompts(
  lines: readonly SourceLine[],
  language: string
): readonly SourceLine[] {
  const hasPrompt = lines.some(({ text }) => PROMPT.test(text))
  if (!SHELLS.test(language) || !hasPrompt) return lines
  const result: SourceLine[] = []
  while (result.length < lines.length) {
    const rest = lines.slice(result.length)
    result.push(...(readCommand(rest) ?? rest.slice(0, 1).map(readOther)))
  }
  return result
}

function readOther(line: SourceLine): SourceLine {
  return line.text.startsWith('#') ? line : { ...line, isOutput: true }
}

/**
 * Read the command at the beginning of the lines.
 *
 * @returns its lines; undefined if they don't begin with a prompt
 */
function readCommand(
  lines: readonly SourceLine[]
): readonly SourceLine[] | undefined {
  const [line, ...rest] = lines
  const first = line && splitPrompt(line, PROMPT)
  if (!first) return undefined
  const shell = first.prompt?.startsWith('$') ? posix : powerShell
  // In a heredoc, lines that start with `>` can also be text.
  const withPrompts = followCommand(first, rest, shell, line =>
    splitPrompt(line, shell.continuation)
  )
  if (withPrompts.isComplete) return withPrompts.lines
  const plain = followCommand(first, rest, shell, line => line)
  if (plain.isComplete) return plain.lines
  // Something in it looks open, such as a lone apostrophe.
  return withPrompts.lines.length > 1
    ? withPrompts.lines
    : followCommand(first, rest, { ...shell, track: trackBackslash }, l => l)
        .lines
}

/** Follow a command until it's complete, or a line can't be part of it. */
function followCommand(
  first: SourceLine,
  rest: readonly SourceLine[],
  { track, continuation, isDistinct }: Shell,
  readLine: (line: SourceLine) => SourceLine | undefined
): { readonly lines: readonly SourceLine[]; readonly isComplete: boolean } {
  const tracker = track()
  const lines = [first]
  let isOpen = tracker.read(first.text)
  for (const line of rest) {
    const isContinued = isDistinct && continuation.test(line.text)
    if (!isOpen && !isContinued) break
    if (PROMPT.test(line.text) && !tracker.isInText()) break
    const next = readLine(line)
    if (!next) break
    lines.push(next)
    isOpen = tracker.read(next.text)
  }
  return { lines, isComplete: !isOpen }
}

/** Follow only lines that end with a backslash. */
function trackBackslash(): CommandTracker {
  return { read: line => line.endsWith('\\'), isInText: () => false }
}

/** @returns undefined if the line doesn't start with the prompt */
function splitPrompt(
  line: SourceLine,
  pattern: RegExp
): SourceLine | undefined {
  const [prompt] = pattern.exec(line.text) ?? []
  return prompt === undefined
    ? undefined
    : { ...line, prompt, text: line.text.slice(prompt.length) }
}
