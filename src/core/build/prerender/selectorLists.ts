/** A selector, up to the end of the first list in it. */
interface ListPlace {
  /** What precedes the list. */
  readonly before: string
  readonly name: 'is' | 'where' | 'has' | 'not'
  readonly alternatives: readonly string[]
  /** What follows it. */
  readonly after: string
}

/**
 * Tell whether a selector can match only where there is something that the
 * pattern finds in it, be it in each of the alternatives of a list.
 */
export function demands(selector: string, pattern: RegExp): boolean {
  const list = findList(selector)
  if (list === undefined) return pattern.test(selector)
  const { before, name, alternatives, after } = list
  const isInList =
    name !== 'not' && alternatives.every(one => demands(one, pattern))
  return isInList || demands(before + after, pattern)
}

/** Leave out the alternatives that demand what the pattern finds. */
export function dropAlternatives(selector: string, pattern: RegExp): string {
  const list = findList(selector)
  if (list === undefined) return selector
  const { before, name, alternatives, after } = list
  const kept = alternatives.filter(one => !demands(one, pattern))
  const isOpen = name === 'is' || name === 'where'
  const printed = (isOpen && kept.length > 0 ? kept : alternatives).join(',')
  return `${before}:${name}(${printed})${dropAlternatives(after, pattern)}`
}

export function findList(selector: string): ListPlace | undefined {
  const found = /:(is|where|has|not)\(/.exec(selector)
  if (found === null) return undefined
  const [start, name] = found
  const alternatives = ['']
  let depth = 1
  let index = found.index + start.length
  for (; depth > 0 && index < selector.length; index += 1) {
    const sign = selector.charAt(index)
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 1) alternatives.push('')
    else if (depth > 0) alternatives.push(`${alternatives.pop()}${sign}`)
  }
  return {
    before: selector.slice(0, found.index),
    name: name as ListPlace['name'], // the pattern has these four
    alternatives,
    after: selector.slice(index)
  }
}
