import { escapeHtml } from '../../model/escapeHtml.ts'
import type { SymbolToken, SymbolUse } from './markSymbols.ts'

/** A token or part of one, which may be a highlighted word. */
export interface MarkedToken extends SymbolToken {
  readonly isWord?: boolean
}

/**
 * The short class name for each token class; a page has hundreds of tokens.
 * Variables and punctuation, the most frequent tokens, have the text color and
 * need no element, which saves a fifth of a page's elements.
 */
const CLASSES: Readonly<Record<string, string>> = {
  'tk-added': 'a',
  'tk-bold': 'b',
  'tk-comment': 'm',
  'tk-constant': 'c',
  'tk-function': 'f',
  'tk-italic': 'i',
  'tk-keyword': 'k',
  'tk-removed': 'r',
  'tk-string': 's',
  'tk-tag': 'e',
  'tk-type': 't'
}

/** Render the tokens of a line of highlighted code as HTML. */
export function renderTokens(tokens: readonly MarkedToken[]): string {
  return groupByUse(tokens)
    .map(({ use, parts }) =>
      use === undefined
        ? parts.map(renderToken).join('')
        : renderSymbol(use, parts)
    )
    .join('')
}

interface TokenGroup {
  readonly use: SymbolUse | undefined
  readonly parts: MarkedToken[]
}

/** Group tokens by use, because a marked word may split an identifier. */
function groupByUse(tokens: readonly MarkedToken[]): readonly TokenGroup[] {
  const groups: TokenGroup[] = []
  for (const token of tokens) {
    const last = groups.at(-1)
    if (last !== undefined && last.use === token.use) last.parts.push(token)
    else groups.push({ use: token.use, parts: [token] })
  }
  return groups
}

/**
 * Render an identifier as a link to its reference.
 *
 * The style sheet shows signature and description as a tooltip. Screen readers
 * announce only the description, and only on focus, so that it doesn't interrupt
 * the code. Repeated uses in the block aren't in the tab order.
 */
function renderSymbol(
  { symbol, isFirst }: SymbolUse,
  parts: readonly MarkedToken[]
): string {
  const { signature, doc, href } = symbol
  const [only, ...rest] = parts
  const isPlain = only !== undefined && rest.length === 0 && !only.isWord
  const classes = isPlain ? shortenClasses(only) : ''
  const attributes = [
    `class="${classes === '' ? 'symbol' : `symbol ${classes}`}"`,
    `href="${escapeHtml(href)}"`,
    `data-signature="${escapeHtml(signature)}"`,
    ...(doc === undefined ? [] : [`aria-description="${escapeHtml(doc)}"`]),
    ...(isFirst ? [] : ['tabindex="-1"'])
  ]
  const content = isPlain
    ? escapeHtml(only.text)
    : parts.map(renderToken).join('')
  return `<a ${attributes.join(' ')}>${content}</a>`
}

function renderText({ text, isWord }: MarkedToken): string {
  const escaped = escapeHtml(text)
  return isWord ? `<mark>${escaped}</mark>` : escaped
}

function renderToken(token: MarkedToken): string {
  const html = renderText(token)
  const classes = shortenClasses(token)
  return classes === '' ? html : `<span class="${classes}">${html}</span>`
}

function shortenClasses({ classes = '' }: MarkedToken): string {
  return classes
    .split(' ')
    .flatMap(name => CLASSES[name] ?? [])
    .join(' ')
}
