import type { Node } from '@babel/types'
import { printType } from './printType.ts'

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
