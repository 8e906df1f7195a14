import type { Declaration as DeclarationNode } from '@babel/types'
import { createSignature } from './createSignature.ts'
import { parseExports, readDoc } from './parseApi.ts'

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
 */
export function parseDeclarations(text: string): readonly Declaration[] {
  const found = new Map<string, Declaration>()
  for (const { statement, declaration } of parseExports(text)) {
    const name = findName(declaration)
    if (name === undefined || found.has(name)) continue
    found.set(name, {
      name,
      signature: createSignature(text, declaration),
      doc: findFirstSentence(readDoc(statement).meaning)
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
