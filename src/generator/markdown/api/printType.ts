import type { Node } from '@babel/types'

/**
 * Print a type on one line, as its file has it: without the formatter's
 * line breaks and without the comments of members inside.
 *
 * @param text source of the whole file
 */
export function printType(text: string, node: Node): string {
  const parts: string[] = []
  let end = node.start ?? 0
  for (const literal of findLiterals(node)) {
    parts.push(
      text.slice(end, literal.start ?? end),
      printLiteral(text, literal)
    )
    end = literal.end ?? end
  }
  parts.push(text.slice(end, node.end ?? end))
  return joinLines(parts.join(''))
}

type TypeLiteral = Extract<Node, { type: 'TSTypeLiteral' }>

function printLiteral(text: string, { members }: TypeLiteral): string {
  const printed = members.map(member =>
    printType(text, member).replace(/[;,]$/, '')
  )
  return printed.length === 0 ? '{}' : `{ ${printed.join('; ')} }`
}

/** Find the outermost object types of a type, in the order of the source. */
function findLiterals(node: Node): readonly TypeLiteral[] {
  if (node.type === 'TSTypeLiteral') return [node]
  return listChildren(node).flatMap(findLiterals)
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
    .replace(/\s+/g, ' ')
    .replace(/([(<[]) /g, '$1')
    .replace(/ ([)>\]])/g, '$1')
    .replace(/(^|[(<[:,=]|=>) ?\| /g, (_, before: string) =>
      /[:,=>]$/.test(before) ? `${before} ` : before
    )
    .trim()
}
