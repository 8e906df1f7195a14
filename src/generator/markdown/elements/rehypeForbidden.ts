import type { Element, ElementContent, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { isExternalLink } from '../../../model/paths.ts'
import { findForbiddenElement } from '../../content/schema/findForbiddenElement.ts'
import { findTagName } from '../jsxElement.ts'
import type { MarkdownContext, MarkdownPage } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'

/**
 * Take away what the security policy leaves without effect: scripts, tags of the
 * head, frames of other sites. Each kind is reported once.
 */
export function rehypeForbidden(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkNodes(tree, (node, index, parent) => {
      if (context.isBare) removeHandlers(node, { context, file })
      const found = findForbiddenElement(`<${findTagName(node)}>`)
      if (found === undefined || isOwnFrame(node)) return undefined
      reportFinding({ context, file }, node, {
        kind: 'feature',
        level: 'warn',
        message: `${found.problem} has no effect.`,
        remedy: found.remedy
      })
      const shown = findReplacement(node)
      if (shown === undefined) return undefined
      parent.children.splice(index, 1, ...shown)
      return index + shown.length
    })
  }
}

function isOwnFrame(node: RootContent): boolean {
  const src = node.type === 'element' ? node.properties.src : undefined
  const isFrame = findTagName(node) === 'iframe'
  return isFrame && (typeof src !== 'string' || !isExternalLink(src))
}

/** @returns undefined for what stays, because it does no harm */
function findReplacement(
  node: RootContent
): readonly ElementContent[] | undefined {
  const tag = findTagName(node)
  if (tag === 'head' || tag === 'script') return []
  if (tag !== 'iframe' || node.type !== 'element') return undefined
  const { src, title } = node.properties
  const link = h('a', { href: String(src) }, String(title || src))
  return [h('p', link)]
}

function removeHandlers(node: RootContent, page: MarkdownPage): void {
  if (node.type !== 'element') return
  const names = Object.keys(node.properties).filter(name => /^on./i.test(name))
  if (names.length === 0) return
  for (const name of names) delete node.properties[name]
  reportFinding(page, node, HANDLER)
}

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
    'A picture from outside this site is not shown; readers see its "alt" text instead.',
  remedy:
    'The security policy only allows pictures from this site: put it into "static/", or beside the page.'
} as const
