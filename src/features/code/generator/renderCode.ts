import { bundledLanguagesInfo } from 'shiki/langs'
import type { CodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import type { SymbolLine } from '../../../core/markdown/highlight/markSymbols.ts'
import { splitTokens } from '../../../core/markdown/highlight/markSymbols.ts'
import {
  type MarkedToken,
  renderTokens
} from '../../../core/markdown/highlight/renderTokens.ts'
import { resolveLanguage } from '../../../core/markdown/highlight/resolveLanguage.ts'
import type { Texts } from '../../../core/model/catalogue.ts'
import { escapeHtml } from '../../../core/model/escapeHtml.ts'
import { formatText } from '../../../core/model/fillText.ts'
import type { SourceLine } from './markLines.ts'

/** A code block, ready to render. */
interface CodeBlock {
  readonly language: string
  readonly meta: CodeMeta
  readonly lines: readonly SourceLine[]
  readonly tokens: readonly SymbolLine[]
  /** UI texts. */
  readonly texts: Texts
}

/** Longer blocks are folded. Keep the visible lines in sync with CSS. */
const FOLD_LIMIT = 60
const FOLDED_LINES = 30

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
  const { meta, lines, texts } = block
  const { title } = meta
  const isFolded = canFold(block)
  const label = findLabel(block)
  const attributes = [
    ...(lines.some(line => line.isFocused) ? [' data-has-focus'] : []),
    ...(meta.flags.has('wrap') ? [' data-wrap'] : []),
    ...(isFolded ? [' data-fold'] : [])
  ]
  const caption = title
    ? `<figcaption class="code-title">${escapeHtml(title)}</figcaption>`
    : ''
  const [kind, buttons] = isSignature(block)
    ? [' api-signature', '']
    : ['', renderButtons(texts, label)]
  return `<figure class="code-block${kind}"${attributes.join('')}>${caption}${renderCode(block)}${isFolded ? renderFold(lines.length, texts) : ''}${buttons}</figure>`
}

/** Signatures have no buttons, and their lines wrap. */
function isSignature({ meta }: CodeBlock): boolean {
  return meta.flags.has('signature')
}

function findLabel({ language }: CodeBlock): string {
  const { kind } = resolveLanguage(language)
  return kind === 'plain' ? '' : findLanguageName(language)
}

/** Find the display name of a language, or return the word itself. */
export function findLanguageName(language: string): string {
  const resolved = resolveLanguage(language)
  if (resolved.kind !== 'known') return language
  const info = bundledLanguagesInfo.find(
    ({ id, aliases }) =>
      id === resolved.language || aliases?.includes(resolved.language)
  )
  return info?.name ?? language
}

/** Whether a block is long and folding it hides no highlighted lines. */
function canFold({ meta, lines }: CodeBlock): boolean {
  if (meta.flags.has('nofold') || lines.length <= FOLD_LIMIT) return false
  return !lines.slice(FOLDED_LINES).some(line => line.mark || line.isFocused)
}

function renderFold(count: number, texts: Texts): string {
  const label = escapeHtml(formatText(texts.showAllLines, { count }))
  return `<label class="code-fold"><input type="checkbox">${label}</label>`
}

function renderCode(block: CodeBlock): string {
  const { lines, tokens, language, meta } = block
  const isNumbered = meta.firstLineNumber === 1
  const isSplit =
    meta.firstLineNumber !== undefined ||
    language === 'diff' ||
    isSignature(block) ||
    lines.some(line => line.mark || line.isFocused || line.isOutput)
  const html = lines.map((line, index) => {
    const content =
      renderPrompt(line) +
      renderTokens(markWords(tokens[index] ?? [], meta.words))
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

/** Split the tokens of a line, and mark each occurrence of the words. */
export function markWords(
  line: SymbolLine,
  words: readonly string[]
): readonly MarkedToken[] {
  const text = line.map(token => token.text).join('')
  const ranges = words.flatMap(word => {
    const found = word === '' ? [] : text.split(word).slice(0, -1)
    let to = 0
    return found.map(({ length }) => {
      const from = to + length
      to = from + word.length
      return { from, to }
    })
  })
  return splitTokens(line, ranges).map(({ part, range }) =>
    range ? { ...part, isWord: true } : part
  )
}
