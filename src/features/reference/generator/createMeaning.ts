import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Texts } from '../../../core/model/catalogue.ts'
import type { ApiMember } from './apiMember.ts'
import { parseExample } from './parseExample.ts'
import { renderMeaning } from './renderMeaning.ts'

/**
 * Create the last cell of a member's row from its comment, with the example at
 * the end.
 *
 * @param hasDefaults whether the table has a column for defaults
 */
export function createMeaning(
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

/** Creates a code fence; `findMemberProblems` reports examples that aren't one. */
function createExample(text: string): Element | null {
  const { language, code } = parseExample(text) ?? {}
  if (code === undefined) return null
  return h('pre', [h('code', { className: [`language-${language}`] }, code)])
}
