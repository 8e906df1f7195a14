import type { Node } from '@babel/types'

/** Columns of a code block beside the table of contents. */
export const LINE_WIDTH = 76

/**
 * Print a part of a declaration file on one line, without comments.
 *
 * @param text source of the whole file
 * @param part a node, or another range of offsets
 */
export function printType(
  text: string,
  {
    start,
    end
  }: {
    readonly start?: number | null | undefined
    readonly end?: number | null | undefined
  }
): string {
  return text
    .slice(start ?? 0, end ?? 0)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(MEMBER_BREAK, '; ')
    .replace(/\s+/g, ' ')
    .replace(/[;,] \}/g, ' }')
    .replace(/([(<[]) /g, '$1')
    .replace(/ ([)>\]])/g, '$1')
    .replace(/(^|[(<[:,=]|=>) ?\| /g, (_, before: string) =>
      /[:,=>]$/.test(before) ? `${before} ` : before
    )
    .trim()
}

/** Line breaks can replace separators between members. */
const MEMBER_BREAK = /(?<![\s{(<[,;|&=:?]|=>)[ \t]*\n\s*(?=[\w$'"[(+-])/g

/** An object type that contains only folded or empty object types. */
const INNERMOST_OBJECT = /(?<!\$)\{ (?:[^{}]|\{…?\}|\$\{[^{}]*\})*\}/g

/**
 * Replace object types with `{…}`, from the inside out, until a printed type fits
 * or there are none left.
 *
 * @param limit maximum length
 */
export function foldObjects(type: string, limit: number): string {
  if (type.length <= limit) return type
  const folded = type.replaceAll(INNERMOST_OBJECT, '{…}')
  return folded === type ? type : foldObjects(folded, limit)
}

const CALLS = [
  'TSDeclareFunction',
  'TSDeclareMethod',
  'TSMethodSignature',
  'TSFunctionType'
] as const

/** A callable part of a declaration. */
export type CallNode = Extract<Node, { type: (typeof CALLS)[number] }>

/** Whether a part of a declaration is callable. */
export function isCallNode(node: Node): node is CallNode {
  return CALLS.some(type => type === node.type)
}

/** List the parameters of a call. */
export function listParameters(node: CallNode): readonly Node[] {
  return 'params' in node ? node.params : node.parameters
}

/** Find the return type of a call. */
export function findReturnType(node: CallNode): Node | undefined {
  const result = 'params' in node ? node.returnType : node.typeAnnotation
  return result?.type === 'TSTypeAnnotation' ? result.typeAnnotation : undefined
}

/** The parts of a call, one line of code each. */
interface CallParts {
  /** In angle brackets; empty without type parameters. */
  readonly types: string
  readonly parameters: readonly string[]
  /** Undefined if not declared, as for constructors. */
  readonly result: string | undefined
}

/**
 * Print the parts of a call.
 *
 * @param text source of the whole file
 */
export function printCallParts(text: string, node: CallNode): CallParts {
  const { typeParameters } = node
  const result = findReturnType(node)
  return {
    types: typeParameters ? printType(text, typeParameters) : '',
    parameters: listParameters(node).map(each => printType(text, each)),
    result: result && printType(text, result)
  }
}
