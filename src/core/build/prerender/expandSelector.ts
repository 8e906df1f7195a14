import { findList } from './selectorLists.ts'

/**
 * Expand a selector: one selector for each alternative of its lists, written as
 * {@link createPruner} leaves a list of one.
 */
export function expandSelector(selector: string): readonly string[] {
  const list = findList(selector)
  if (list === undefined) return [selector]
  const { before, name, alternatives, after } = list
  const isOpen = name === 'is' || name === 'where'
  const written = isOpen
    ? alternatives.map(one => writeAlone(before, name, one))
    : [`${before}:${name}(${alternatives.join(',')})`]
  const rests = expandSelector(after)
  return written.flatMap(start => rests.map(rest => start + rest))
}

function writeAlone(
  before: string,
  name: 'is' | 'where',
  alternative: string
): string {
  const isName =
    /^(?:[.#](?:[^\s>+~.:#[\]()]|\\.)+|\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?)$/.test(
      alternative
    )
  const isFirst = /(?:^|[\s>+~(])$/.test(before)
  const isTag = /^[a-z][\w-]*$/i.test(alternative)
  const isAlone = name === 'is' && (isName || (isFirst && isTag))
  return isAlone ? before + alternative : `${before}:${name}(${alternative})`
}
