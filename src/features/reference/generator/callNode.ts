import type { Node } from '@babel/types'
import { printType } from './printType.ts'

const CALLS = [
  'TSDeclareFunction',
  'TSDeclareMethod',
  'TSMethodSignature',
  'TSFunctionType'
] as const

/** A part of a declaration that can be called. */
export type CallNode = Extract<Node, { type: (typeof CALLS)[number] }>

/** Tell whether a part of a declaration can be called. */
export function isCallNode(node: Node): node is CallNode {
  return CALLS.some(type => type === node.type)
}

/** List the parameters of a call. */
export function listParameters(node: CallNode): readonly Node[] {
  return 'params' in node ? node.params : node.parameters
}

/** Find what a call returns. */
export function findResult(node: CallNode): Node | undefined {
  const result = 'params' in node ? node.returnType : node.typeAnnotation
  return result?.type === 'TSTypeAnnotation' ? result.typeAnnotation : undefined
}

/** The parts of a call, one line of code each. */
interface CallParts {
  /** In angle brackets; empty without type parameters. */
  readonly types: string
  readonly parameters: readonly string[]
  /** Undefined where none is written, as for constructors. */
  readonly result: string | undefined
}

/**
 * Print the parts of a call.
 *
 * @param text source of the whole file
 */
export function printParts(text: string, node: CallNode): CallParts {
  const { typeParameters } = node
  const result = findResult(node)
  return {
    types: typeParameters ? printType(text, typeParameters) : '',
    parameters: listParameters(node).map(each => printType(text, each)),
    result: result && printType(text, result)
  }
}
