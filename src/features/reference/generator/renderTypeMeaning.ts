import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { toHast } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { removeCut } from '../../../core/markdown/elements/codeMeta.ts'
import type { Texts } from '../../../core/model/catalogue.ts'
import type { ApiMember } from './apiMember.ts'

/**
 * Render the last cell of a member's row from its comment, with the example at
 * the end.
 *
 * @param hasDefaults whether the table has a column for defaults
 */
export function renderTypeMeaning(
  { doc, parameters }: ApiMember,
  hasDefaults: boolean,
  texts: Texts
): readonly ElementContent[] {
  const listed = parameters.filter(({ doc }) => doc.meaning !== '')
  const items = listed.map(({ name, doc }) =>
    h('li', [h('code', name), ': ', ...renderMeaning(doc.meaning)])
  )
  const parts = [
    ...renderMeaning(doc.meaning),
    items.length === 0 ? null : h('ul', items),
    createFact(texts.apiReturns, doc.returns),
    ...doc.throws.map(text => createFact(texts.apiThrows, text)),
    createFact(texts.apiDeprecated, doc.deprecated || undefined),
    hasDefaults ? null : createFact(texts.apiDefault, doc.defaultValue),
    ...doc.examples.map(createExample)
  ]
  return parts.filter(part => part !== null)
}

function createFact(label: string, text: string | undefined): Element | null {
  if (text === undefined) return null
  return h('p.api-fact', [
    h('span.api-label', `${label}:`),
    ' ',
    ...renderMeaning(text)
  ])
}

/** Creates a code fence; `checkMembers` reports examples that aren't one. */
function createExample(text: string): Element | null {
  const { language, code } = parseExample(text) ?? {}
  if (code === undefined) return null
  return h('pre', [h('code', { className: [`language-${language}`] }, code)])
}

const markdown = unified().use(remarkParse).use(remarkGfm)

/** `{@link Name}`, which is shown as its label or name, without a link. */
const INLINE_LINK = /\{@link(?:code|plain)?\s+([^\s|}]+)(?:[\s|]+([^}]*))?\}/g

/**
 * Render the Markdown of a doc comment. A single paragraph is unwrapped, because
 * a table cell contains it.
 */
export function renderMeaning(text: string): readonly ElementContent[] {
  const source = text.replace(INLINE_LINK, (_, name: string, label: string) =>
    label ? label.trim() : `\`${name}\``
  )
  const root = toHast(markdown.parse(source))
  const children = 'children' in root ? root.children : []
  const content = children.filter(isContent)
  const [only, ...others] = content
  const isAlone = others.length === 0 && only?.type === 'element'
  return isAlone && only.tagName === 'p' ? only.children : content
}

function isContent(node: { readonly type: string }): node is ElementContent {
  return node.type === 'element' || node.type === 'text'
}

/** A short sample that shows how to use a member. */
export interface ApiExample {
  readonly language: 'ts' | 'tsx'
  /** Includes the lines above its cut, such as imports. */
  readonly code: string
}

const FENCE = /^(`{3,})(tsx?)[^\S\n]*\n((?:(?!\1).*\n)*)\1$/

/**
 * Parse the text of an `@example`: one `ts` or `tsx` fence without options.
 *
 * @returns undefined for anything else, or if no code is visible
 */
export function parseExample(text: string): ApiExample | undefined {
  const [, , language, code = ''] = FENCE.exec(text) ?? []
  if (removeCut(code).trim() === '') return undefined
  return { language: language === 'tsx' ? 'tsx' : 'ts', code }
}
