import type { Declaration as DeclarationNode } from '@babel/types'
import { parseExports, readDocComment } from './parseApi.ts'
import { foldObjects, printType } from './printType.ts'

/** An export of a declaration file. */
export type Declaration = {
  readonly name: string
  /** One line, for example `function modal(id?: string): Modal`. */
  readonly signature: string
  /** First sentence of its comment; `undefined` without a comment. */
  readonly doc: string | undefined
}

/**
 * Parse the exports of a declaration file. An overloaded function has the
 * signature of its first overload.
 *
 * @param text source of a `.d.ts` file
 * @throws SyntaxError if the file isn't valid TypeScript
 */
export function parseDeclarations(text: string): readonly Declaration[] {
  const found = new Map<string, Declaration>()
  for (const { statement, declaration } of parseExports(text)) {
    const name = findName(declaration)
    if (name === undefined || found.has(name)) continue
    found.set(name, {
      name,
      signature: createSignature(text, declaration),
      doc: findFirstSentence(readDocComment(statement).meaning)
    })
  }
  return [...found.values()]
}

function findName(node: DeclarationNode): string | undefined {
  const named =
    node.type === 'VariableDeclaration' ? node.declarations[0] : node
  return named && 'id' in named && named.id?.type === 'Identifier'
    ? named.id.name
    : undefined
}

function findFirstSentence(meaning: string): string | undefined {
  const text = meaning.replace(/\s+/g, ' ')
  return /^.*?[.!?](?=\s+[A-Z`]|$)/.exec(text)?.[0] ?? (text || undefined)
}

/** Fits a tooltip. */
const SIGNATURE_LENGTH = 160

/**
 * Create the one-line signature of a declaration.
 *
 * Omits the members of classes and interfaces. If the rest is too long, folds
 * object types from the inside out, then drops the constraints of type
 * parameters, and finally truncates, but not within a name.
 */
function createSignature(text: string, node: DeclarationNode): string {
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
    : `${line
        .slice(0, SIGNATURE_LENGTH)
        .replace(/[\w$]*.$/, '')
        .trimEnd()}…`
}
