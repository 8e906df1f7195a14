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
      if (context.isBare) removeHandlers(node, { context, file })
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
  message: 'A <head> element in a page has no effect.',
  remedy:
    'Write title, description, keywords and image in its front matter instead.'
} as const

const SCRIPT = {
  kind: 'feature',
  level: 'warn',
  message: 'A <script> element in a page has no effect.',
  remedy:
    'The security policy forbids scripts in pages: import a component instead.'
} as const

const FRAME = {
  kind: 'feature',
  level: 'warn',
  message: 'An <iframe> is shown as a link to its page.',
  remedy:
    'The security policy forbids frames: link to the page, or serve a video from "static/" with <video>.'
} as const

const HANDLER = {
  kind: 'feature',
  level: 'warn',
  message: 'Attributes such as onclick="…" have no effect.',
  remedy:
    'The security policy forbids code in attributes: import a component instead.'
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
  message:
    'A picture from another host is not shown; readers see its "alt" text instead.',
  remedy:
    'The security policy only allows pictures from this site: put it into "static/", or beside the page.'
} as const
