import type { Declaration } from '@babel/types'
import { foldObjects, printType } from './printType.ts'

/** Fits a tooltip. */
const SIGNATURE_LENGTH = 120

/**
 * Create the one-line signature of a declaration.
 *
 * Omits the members of classes and interfaces. If the rest is too long, folds
 * object types from the inside out, then drops the constraints of type
 * parameters, and finally truncates.
 *
 * @param text source of the whole file
 */
export function createSignature(text: string, node: Declaration): string {
  const start = node.start ?? 0
  const end = ('body' in node ? node.body?.start : node.end) ?? start
  const print = (start: number, end: number) =>
    printType(text, { start, end }).replace(/^declare |;$/g, '')
  const line = foldObjects(print(start, end), SIGNATURE_LENGTH)
  if (line.length <= SIGNATURE_LENGTH) return line
  const generics = 'typeParameters' in node ? node.typeParameters : undefined
  if (generics?.type !== 'TSTypeParameterDeclaration') return cut(line)
  const names = generics.params.map(({ name }) => name).join(', ')
  const after = generics.end ?? end
  const gap = text.slice(after, after + 1).trim() === '' ? ' ' : ''
  const rest = foldObjects(print(after, end), 0)
  return cut(`${print(start, generics.start ?? start)}<${names}>${gap}${rest}`)
}

function cut(line: string): string {
  return line.length <= SIGNATURE_LENGTH
    ? line
    : `${line.slice(0, SIGNATURE_LENGTH - 1).trimEnd()}…`
}
