import { createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import type { ThemedToken } from 'shiki/types'
import { codeTheme, findTokenKind } from './codeTheme.ts'
import { resolveLanguage } from './resolveLanguage.ts'
import { sharePatterns } from './sharePatterns.ts'

/** A piece of code with its classes. */
export interface CodeToken {
  readonly text: string
  /** Space-separated; absent for plain text. */
  readonly classes?: string
}

export type CodeLine = readonly CodeToken[]

/** Splits code into lines of tokens. */
export type HighlightCode = (
  code: string,
  language: string
) => Promise<readonly CodeLine[]>

/**
 * Lines of this length or more aren't highlighted: it takes quadratic time, and
 * they're usually generated code.
 */
export const MAX_COLORED_LENGTH = 5000

const BOLD = 2
const ITALIC = 1

/**
 * Shared by the whole process: it doesn't depend on a site, and the engine never
 * frees a highlighter's memory.
 */
let shared: Promise<HighlighterCore> | undefined

/** Split code into tokens; the engine and each language load on first use. */
export const highlightCode: HighlightCode = async (code, language) => {
  const resolved = resolveLanguage(language)
  if (resolved.kind !== 'known') return splitLines(code)
  shared ??= createHighlighter()
  const highlighter = await shared
  await highlighter.loadLanguage(bundledLanguages[resolved.language])
  const lines = highlighter.codeToTokensBase(code, {
    lang: resolved.language,
    theme: 'token-kinds',
    tokenizeMaxLineLength: MAX_COLORED_LENGTH,
    // Results must not depend on how busy the machine is.
    tokenizeTimeLimit: 0
  })
  return lines.map(mergeTokens)
}

async function createHighlighter(): Promise<HighlighterCore> {
  const engine = await createOnigurumaEngine(import('shiki/wasm'))
  return createHighlighterCore({
    themes: [codeTheme],
    engine: sharePatterns(engine)
  })
}

function splitLines(code: string): readonly CodeLine[] {
  return code.split('\n').map(text => (text === '' ? [] : [{ text }]))
}

function mergeTokens(tokens: readonly ThemedToken[]): CodeLine {
  const merged: CodeToken[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    const classes = findClasses(token)
    const isSame = last?.classes === classes || token.content.trim() === ''
    if (last !== undefined && isSame) {
      const text = last.text + token.content
      merged[merged.length - 1] = createToken(text, last.classes)
    } else {
      merged.push(createToken(token.content, classes))
    }
  }
  return merged
}

function createToken(text: string, classes: string | undefined): CodeToken {
  return classes === undefined ? { text } : { text, classes }
}

function findClasses(token: ThemedToken): string | undefined {
  const kind = findTokenKind(token.color)
  const style = token.fontStyle ?? 0
  const names = [
    ...(kind ? [`tk-${kind}`] : []),
    ...(style > 0 && (style & BOLD) !== 0 ? ['tk-bold'] : []),
    ...(style > 0 && (style & ITALIC) !== 0 ? ['tk-italic'] : [])
  ]
  return names.length === 0 ? undefined : names.join(' ')
}
