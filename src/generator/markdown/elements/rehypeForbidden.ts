import type { Element, ElementContent, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { isExternalLink } from '../../../model/paths.ts'
import { findTagName } from '../jsxElement.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { type Problem, reportFinding } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'

/** What stands in the place of something, and why. */
interface Answer {
  readonly problem: Problem
  readonly shown: readonly ElementContent[]
}

/**
 * Take away what a page asks for and no page here can have: tags of the head,
 * scripts, frames of other sites. Each is said once, whatever its number.
 */
export function rehypeForbidden(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkNodes(tree, (node, index, parent) => {
      if (context.leavesOut) removeHandlers(node, { context, file })
      const answer = findAnswer(node)
      if (answer === undefined) return undefined
      reportFinding(context, { file, node }, answer.problem)
      parent.children.splice(index, 1, ...answer.shown)
      return index + answer.shown.length
    })
  }
}

function findAnswer(node: RootContent): Answer | undefined {
  switch (findTagName(node)) {
    case 'head':
      return { problem: HEAD, shown: [] }
    case 'script':
      return { problem: SCRIPT, shown: [] }
    case 'iframe': {
      const src = node.type === 'element' ? node.properties.src : undefined
      if (typeof src !== 'string' || !isExternalLink(src)) return undefined
      const title = node.type === 'element' && node.properties.title
      const link = h('a', { href: src }, title ? String(title) : src)
      return { problem: FRAME, shown: [h('p', link)] }
    }
    default:
      return undefined
  }
}

function removeHandlers(
  node: RootContent,
  page: { readonly context: MarkdownContext; readonly file: VFile }
): void {
  if (node.type !== 'element') return
  const names = Object.keys(node.properties).filter(name => /^on./i.test(name))
  if (names.length === 0) return
  for (const name of names) delete node.properties[name]
  reportFinding(page.context, { file: page.file, node }, HANDLER)
}

const HEAD = {
  kind: 'feature',
  level: 'warn',
  message: 'The <head> that a page writes is left out.',
  remedy:
    'Write title, description, keywords and image in its front matter instead.'
} as const

const SCRIPT = {
  kind: 'feature',
  level: 'warn',
  message: 'The <script> that a page writes is left out.',
  remedy:
    'The security policy allows no scripts of pages: import a component instead.'
} as const

const FRAME = {
  kind: 'feature',
  level: 'warn',
  message: 'An <iframe> of another site is shown as a link to it.',
  remedy:
    'The security policy allows no frames: link to it, or serve a video from "static/" with <video>.'
} as const

const HANDLER = {
  kind: 'feature',
  level: 'warn',
  message: 'An attribute such as onclick="…" is left out.',
  remedy:
    'The security policy allows no code in attributes: import a component instead.'
} as const

/** Tell whether an element shows a picture that another host serves. */
export function isForeignPicture({ tagName, properties }: Element): boolean {
  const { src } = properties
  return (
    tagName === 'img' &&
    typeof src === 'string' &&
    isExternalLink(src) &&
    !src.startsWith('data:')
  )
}

export const FOREIGN_PICTURE = {
  kind: 'feature',
  level: 'warn',
  message: 'A picture of another host is not shown, only what its "alt" says.',
  remedy:
    'The security policy allows the pictures of this site alone: put it into "static/", or beside the page.'
} as const
