import type { Element, Parents, Root } from 'hast'
import type { Point } from 'unist'
import { isElement, listClasses } from '../element.ts'
import { walkElements } from '../walkTree.ts'

/** A code block as written. */
export interface Fence {
  readonly pre: Element
  readonly code: Element
  readonly parent: Parents
  /** Lowercase; empty if the fence has none. */
  readonly language: string
}

/** Find the code blocks that contain only text. */
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

/** Find the language of a fence, which may be written as ```ts{1}. */
export function findFenceLanguage(code: Element): string {
  return findFenceWord(code).replace(/\{.*$/, '').toLowerCase()
}

/** Find the first word of a fence's info string. */
export function findFenceWord(code: Element): string {
  const name =
    listClasses(code).find(each => each.startsWith('language-')) ?? ''
  return name.slice('language-'.length)
}

/** Find the position of a line of code, from 1; 0 is the line with the fence. */
export function findLinePosition(
  { position }: Element,
  line: number
): Point | undefined {
  return position && { ...position.start, line: position.start.line + line }
}
