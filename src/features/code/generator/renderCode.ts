import type { CodeMeta } from '../../../core/markdown/elements/findFences.ts'
import type { SymbolLine } from '../../../core/markdown/highlight/markSymbols.ts'
import { renderTokens } from '../../../core/markdown/highlight/renderTokens.ts'
import { resolveLanguage } from '../../../core/markdown/highlight/resolveLanguage.ts'
import type { Texts } from '../../../core/model/catalogue.ts'
import { escapeHtml } from '../../../core/model/escapeHtml.ts'
import { formatText } from '../../../core/model/fillText.ts'
import { findLanguageName } from './findLanguage.ts'
import { markWords } from './markWords.ts'
import type { PreparedCode } from './prepareCode.ts'
import type { SourceLine } from './sourceLine.ts'

/** A code block, ready to render. */
interface CodeBlock {
  readonly language: string
  readonly meta: CodeMeta
  readonly code: PreparedCode
  readonly tokens: readonly SymbolLine[]
  /** UI texts. */
  readonly texts: Texts
}

/** Longer blocks are folded. Keep the visible lines in sync with CSS. */
const FOLD_LIMIT = 60
const FOLDED_LINES = 30
/** The same for blocks with `fold`. */
const SHORT_FOLDED_LINES = 12

function renderButtons(texts: Texts, label: string): string {
  const [wrap, copy, copyCode] = [
    texts.toggleWordWrap,
    texts.copy,
    texts.copyCode
  ].map(escapeHtml)
  const language = label === '' ? '' : ` data-label="${escapeHtml(label)}"`
  return `<div class="code-buttons"${language}><button type="button" class="code-wrap" title="${wrap}" aria-label="${wrap}" hidden></button><button type="button" class="code-copy" title="${copy}" aria-label="${copyCode}"></button></div>`
}

/** Render a code block as HTML: title bar, scrolling code and buttons. */
export function renderCodeBlock(block: CodeBlock): string {
  const { meta, code, texts } = block
  const { title } = meta
  const fold = findFold(block)
  const label = findLabel(block)
  const attributes = [
    ...(code.lines.some(line => line.isFocused) ? [' data-has-focus'] : []),
    ...(meta.flags.has('wrap') ? [' data-wrap'] : []),
    ...(fold ? [` data-fold="${fold}"`] : [])
  ]
  const caption = title
    ? `<figcaption class="code-title">${escapeHtml(title)}</figcaption>`
    : ''
  const [kind, buttons] = isSignature(block)
    ? [' api-signature', '']
    : ['', renderButtons(texts, label)]
  return `<figure class="code-block${kind}"${attributes.join('')}>${caption}${renderCode(block)}${fold ? renderFold(code.lines.length, texts) : ''}${buttons}</figure>`
}

/** Signatures have no buttons, and their lines wrap. */
function isSignature({ meta }: CodeBlock): boolean {
  return meta.flags.has('signature')
}

function findLabel({ language }: CodeBlock): string {
  const { kind } = resolveLanguage(language)
  return kind === 'plain' ? '' : findLanguageName(language)
}

type Fold = 'long' | 'short'

function findFold({ meta, code }: CodeBlock): Fold | undefined {
  const count = code.lines.length
  if (meta.flags.has('fold') && count > SHORT_FOLDED_LINES) return 'short'
  if (meta.flags.has('nofold') || count <= FOLD_LIMIT) return undefined
  const hidden = code.lines.slice(FOLDED_LINES)
  return hidden.some(line => line.mark || line.isFocused) ? undefined : 'long'
}

function renderFold(count: number, texts: Texts): string {
  const label = escapeHtml(formatText(texts.showAllLines, { count }))
  return `<label class="code-fold"><input type="checkbox">${label}</label>`
}

function renderCode(block: CodeBlock): string {
  const { code, tokens, language, meta } = block
  const isNumbered = meta.firstLineNumber === 1
  const isSplit =
    meta.firstLineNumber !== undefined ||
    language === 'diff' ||
    isSignature(block) ||
    code.lines.some(line => line.mark || line.isFocused || line.isOutput)
  const html = code.lines.map((line, index) => {
    const words = code.words
      .filter(({ from, to }) => index >= from && index < to)
      .map(({ word }) => word)
    const content =
      renderPrompt(line) + renderTokens(markWords(tokens[index] ?? [], words))
    return isSplit
      ? `<span class="line"${renderLineAttributes(line, index, block)}>${content}\n</span>`
      : content
  })
  const className = escapeHtml(`language-${language}`)
  const tabIndex = isSignature(block) ? '' : ' tabindex="0"'
  return `<pre${tabIndex}><code class="${className}"${isNumbered ? ' data-lines' : ''}>${html.join(isSplit ? '' : '\n')}</code></pre>`
}

function renderLineAttributes(
  line: SourceLine,
  index: number,
  { meta, language }: CodeBlock
): string {
  const mark = line.mark ?? (language === 'diff' ? findDiffMark(line) : '')
  const number = meta.firstLineNumber
  return [
    // CSS counters number lines from 1.
    number === undefined || number === 1
      ? ''
      : ` data-line="${number + index}"`,
    mark ? ` data-mark="${mark}"` : '',
    line.isFocused ? ' data-focus' : '',
    line.isOutput ? ' data-output' : ''
  ].join('')
}

function findDiffMark({ text }: SourceLine): string {
  if (/^\+(?!\+\+ )/.test(text)) return 'added'
  return /^-(?!-- )/.test(text) ? 'removed' : ''
}

function renderPrompt({ prompt }: SourceLine): string {
  return prompt === undefined
    ? ''
    : `<span class="code-prompt">${prompt}</span>`
}
