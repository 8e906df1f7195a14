import type { Node } from '@babel/types'

/**
 * Print a type on one line, as its file has it: without the formatter's
 * line breaks and without the comments of members inside.
 *
 * @param text source of the whole file
 * @param range where the part of the node begins and ends; all of it by default
 */
export function printType(
  text: string,
  node: Node,
  range: readonly [number, number] = [node.start ?? 0, node.end ?? 0]
): string {
  const parts: string[] = []
  let [end] = range
  for (const literal of findLiterals(node, range)) {
    parts.push(
      text.slice(end, literal.start ?? end),
      printLiteral(text, literal)
    )
    end = literal.end ?? end
  }
  parts.push(text.slice(end, range[1]))
  return joinLines(parts.join(''))
}

type TypeLiteral = Extract<Node, { type: 'TSTypeLiteral' }>

function printLiteral(text: string, { members }: TypeLiteral): string {
  const printed = members.map(member =>
    printType(text, member).replace(/[;,]$/, '')
  )
  return printed.length === 0 ? '{}' : `{ ${printed.join('; ')} }`
}

/** Find the outermost object types in a part of a type, as in the source. */
function findLiterals(
  node: Node,
  [first, last]: readonly [number, number]
): readonly TypeLiteral[] {
  if ((node.end ?? 0) <= first || (node.start ?? 0) >= last) return []
  if (node.type === 'TSTypeLiteral') return [node]
  return listChildren(node).flatMap(child => findLiterals(child, [first, last]))
}

function listChildren(node: Node): readonly Node[] {
  const children = Object.entries(node).flatMap(([key, value]) =>
    /Comments$|^loc$/.test(key) ? [] : [value].flat().filter(isNode)
  )
  return children.sort((one, other) => (one.start ?? 0) - (other.start ?? 0))
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    'start' in value
  )
}

function joinLines(text: string): string {
  return text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/([(<[]) /g, '$1')
    .replace(/ ([)>\]])/g, '$1')
    .replace(/(^|[(<[:,=]|=>) ?\| /g, (_, before: string) =>
      /[:,=>]$/.test(before) ? `${before} ` : before
    )
    .trim()
}
