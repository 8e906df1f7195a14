import type { Parents } from 'hast'
import type { JsxElement } from '../jsxElement.ts'
import type { Problem } from '../reportFinding.ts'
import { findAttribute } from './findAttribute.ts'

/** Find tabs that the page would show otherwise than its author meant. */
export function findTabProblems(
  jsx: JsxElement,
  parent: Parents
): readonly Problem[] {
  if (jsx.name === 'TabItem') return isPlain(parent) ? [LONE_TAB] : []
  if (jsx.name !== 'Tabs') return []
  const defaults = jsx.children.filter(
    child => 'attributes' in child && findAttribute(child, 'default')
  )
  return defaults.length > 1 ? [TWO_DEFAULTS] : []
}

const LONE_TAB: Problem = {
  level: 'error',
  message: '<TabItem> is outside <Tabs>.',
  remedy: 'Put all tabs of a group inside one <Tabs>.'
}

const TWO_DEFAULTS: Problem = {
  level: 'error',
  message: 'Two tabs of <Tabs> are marked as the default.',
  remedy: 'Keep "default" on one of them.'
}

/** A component of the page's own may be what puts its tabs together. */
function isPlain({ type }: Parents): boolean {
  return type === 'root' || type === 'element'
}
