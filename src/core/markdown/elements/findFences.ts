import type { Element, Parents, Root } from 'hast'
import type { Point } from 'unist'
import { isElement, listClasses } from '../element.ts'
import { walkElements } from '../walkTree.ts'

declare module 'vfile' {
  interface DataMap {
    /** What readers copy of each `pre`: another one, with `data-info`. */
    plainCode: ReadonlyMap<Element, Element>
  }
}

/** A block of code as its author wrote it. */
export interface Fence {
  readonly pre: Element
  readonly code: Element
  readonly parent: Parents
  /** In small letters; empty if the fence names none. */
  readonly language: string
}

/** Find the blocks that hold nothing but text. */
export function findFences(tree: Root): readonly Fence[] {
  const fences: Fence[] = []
  walkElements(tree, (pre, _, parent) => {
    const [code, ...rest] = pre.children
    const isFence = pre.tagName === 'pre' && rest.length === 0
    if (!isFence || !isElement(code, 'code')) return undefined
    if (code.children.every(child => child.type === 'text')) {
      fences.push({ pre, code, parent, language: findFenceLanguage(code) })
    }
    return 'skip'
  })
  return fences
}

/** Find the language that a fence names: authors write ```ts{1}, too. */
export function findFenceLanguage(code: Element): string {
  return findFenceWord(code).replace(/\{.*$/, '').toLowerCase()
}

/** Find the first word behind the backticks. */
export function findFenceWord(code: Element): string {
  const name =
    listClasses(code).find(each => each.startsWith('language-')) ?? ''
  return name.slice('language-'.length)
}

/** The place of a line of the code, from 1; 0 is the line with the backticks. */
export function findLinePosition(
  { position }: Element,
  line: number
): Point | undefined {
  return position && { ...position.start, line: position.start.line + line }
}
