import { createSignature } from './createSignature.ts'

/** An exported identifier of a declaration file. */
export type Declaration = {
  readonly name: string
  /** One line, for example `function modal(id?: string): Modal`. */
  readonly signature: string
  /** First sentence of its comment; `undefined` without a comment. */
  readonly doc: string | undefined
}

const exported =
  /^export (?:declare )?(?:abstract )?(?:class|const|function|interface|type) (\w+)/

/**
 * Parse the exported identifiers of a declaration file.
 *
 * The file is formatted: a declaration starts in the first column and a blank
 * line follows its last line. For an overloaded function the first form counts.
 *
 * @param text source of a `.d.ts` file
 */
export function parseDeclarations(text: string): readonly Declaration[] {
  const found = new Map<string, Declaration>()
  for (const block of splitBlocks(text)) {
    const start = block.findIndex(line => exported.test(line))
    const name = exported.exec(block[start] ?? '')?.[1]
    if (name === undefined || found.has(name)) continue
    found.set(name, {
      name,
      signature: createSignature(block.slice(start)),
      doc: parseFirstSentence(block.slice(0, start))
    })
  }
  return [...found.values()]
}

function splitBlocks(text: string): readonly (readonly string[])[] {
  return text
    .split(/\r?\n\r?\n(?=\S)/)
    .map(block => block.split(/\r?\n/).filter(line => line !== ''))
}

function parseFirstSentence(comment: readonly string[]): string | undefined {
  const lines = comment
    .map(line => line.replace(/^\s*\/?\*+\/?/, '').replace(/\*\/\s*$/, ''))
    .map(line => line.trim())
  const tag = lines.findIndex(line => /^@\w/.test(line))
  const text = (tag < 0 ? lines : lines.slice(0, tag)).join(' ').trim()
  const sentence = /^.*?[.!?](?=\s+[A-Z`]|$)/.exec(text)?.[0] ?? text
  return sentence === '' ? undefined : sentence
}
