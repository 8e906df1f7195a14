import type { SourceLine } from './sourceLine.ts'

const SHELLS = new Set([
  'bash',
  'sh',
  'shell',
  'zsh',
  'console',
  'shellsession',
  'shell-session'
])

/**
 * Separate prompts from shell commands, so that they're shown but not copied. If
 * a block has prompts, lines without one are output.
 */
export function parsePrompts(
  lines: readonly SourceLine[],
  language: string
): readonly SourceLine[] {
  const hasPrompt = lines.some(({ text }) => text.startsWith('$ '))
  if (!SHELLS.has(language) || !hasPrompt) return lines
  let isContinued = false
  return lines.map((line): SourceLine => {
    const isCommand = line.text.startsWith('$ ')
    const isContinuation = isContinued
    isContinued = (isCommand || isContinued) && line.text.endsWith('\\')
    if (isCommand) return { ...line, prompt: '$ ', text: line.text.slice(2) }
    return isContinuation || line.text.startsWith('#')
      ? line
      : { ...line, isOutput: true }
  })
}
