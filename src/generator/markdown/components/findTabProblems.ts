import type { Parents } from 'hast'
import type { JsxElement } from '../jsxElement.ts'
import type { Problem } from '../reportFinding.ts'
import { findContent } from './componentCreator.ts'
import { findAttribute } from './findAttribute.ts'
import { findTabMismatch } from './findTabMismatch.ts'

/** Find tabs that the page would show otherwise than its author meant. */
export function findTabProblems(
  jsx: JsxElement,
  parent: Parents
): readonly Problem[] {
  if (jsx.name === 'TabItem') {
    return [
      ...(isPlain(parent) ? [LONE_TAB] : []),
      ...(hasValue(jsx) ? [] : [NO_VALUE])
    ]
  }
  if (jsx.name !== 'Tabs') return []
  const items = findContent(jsx.children)
  const defaults = items.filter(
    child => 'attributes' in child && findAttribute(child, 'default')
  )
  const values = findAttribute(jsx, 'values')
  return [
    ...(defaults.length > 1 ? [TWO_DEFAULTS] : []),
    ...(typeof values?.value === 'string' ? [TEXT_VALUES] : []),
    ...(values ? findTabMismatch(values, items) : [])
  ]
}

const LONE_TAB: Problem = {
  level: 'error',
  message: '<TabItem> is outside <Tabs>.',
  remedy: 'Put all tabs of a group inside one <Tabs>.'
}

const NO_VALUE: Problem = {
  level: 'error',
  message: '<TabItem> has no "value" for <Tabs> to identify it by.',
  remedy: 'Write <TabItem value="…">, with a different value for each tab.'
}

const TWO_DEFAULTS: Problem = {
  level: 'error',
  message: 'Two tabs of <Tabs> are marked as the default.',
  remedy: 'Keep "default" on one of them.'
}

const TEXT_VALUES: Problem = {
  level: 'error',
  message: 'The "values" of <Tabs> are text, not a list.',
  remedy: "Write values={[{ label: 'A', value: 'a' }]}, or remove them."
}

/** A component of the page's own may be what puts its tabs together. */
function isPlain({ type }: Parents): boolean {
  return type === 'root' || type === 'element'
}

/** An expression such as `{...props}` may hold it. */
function hasValue(jsx: JsxElement): boolean {
  const isSpread = jsx.attributes.some(({ type }) => type !== 'mdxJsxAttribute')
  return isSpread || findAttribute(jsx, 'value') !== undefined
}
