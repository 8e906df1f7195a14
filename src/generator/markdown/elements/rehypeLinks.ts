import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { createLinkHref, stripFileProtocol } from '../../../model/paths.ts'
import { findLinkProblem } from '../../content/linkRules.ts'
import { addClass } from '../element.ts'
import type { MarkdownContext, MarkdownPage } from '../markdownContext.ts'
import { addImport } from '../module/pageImports.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkElements } from '../walkTree.ts'
import { createSpecifier } from './createSpecifier.ts'
import { describeOutside } from './describeOutside.ts'
import { normalizeLink } from './normalizeLink.ts'

/**
 * Give links their final address.
 *
 * Links to pages get base URL and pathname; files are imported so that they are
 * hashed; links that leave the site, and files, open in a new tab. Files that are
 * marked as such are neither looked for nor navigated to (behaviour 2.6.3).
 */
export function rehypeLinks(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkElements(tree, node => {
      const { href } = node.properties
      if (node.tagName !== 'a' || typeof href !== 'string') return undefined
      if (href.startsWith('#')) return undefined
      const found = findLinkProblem(href)
      if (found !== undefined) {
        delete node.properties.href // the check of links would report it again
        const [message = '', remedy] = found.split('\n')
        const level = href.trim() === '' ? 'warn' : 'error'
        const problem = { level, message, ...(remedy && { remedy }) } as const
        reportFinding({ context, file }, node, problem)
        return undefined
      }
      const linkedFile = stripFileProtocol(href)
      if (linkedFile !== undefined) {
        node.properties.href = createLinkHref(context.baseUrl, linkedFile)
        node.properties.dataFile = ''
        openInNewTab(node)
        return undefined
      }
      const link = normalizeLink(href, context, file)
      resolveLink(node, link, { context, file })
      return undefined
    })
  }
}

function resolveLink(link: Element, href: string, page: MarkdownPage): void {
  const { context, file } = page
  const resolved = context.resolveLink(href, file.path)
  switch (resolved.kind) {
    case 'page':
    case 'unchanged':
      link.properties.href = resolved.href
      return
    case 'asset': {
      // Without a `site.ts` nobody chose which files are handed out.
      if (!context.isBare && MODULE.test(resolved.sourceFile)) {
        reportFinding({ context, file }, link, describeModule(href))
        delete link.properties.href
        return
      }
      const [hash = ''] = /#.*$/.exec(href) ?? []
      const specifier = createSpecifier(context, file, resolved.sourceFile)
      link.properties.href = addImport(file, specifier) + hash
      openInNewTab(link)
      return
    }
    case 'outside':
      reportFinding({ context, file }, link, describeOutside(href))
      delete link.properties.href
      return
    case 'external':
      if (/^(?:mailto|tel):/i.test(href)) return
      openInNewTab(link)
      addClass(link, 'external-link')
  }
}

/** What is compiled when it is imported, and so has no address. */
const MODULE = /\.(?:[cm]?[jt]sx?|json|css)$/i

function describeModule(href: string) {
  return {
    level: 'error' as const,
    message: `The link "${href}" leads to a source file, which is not published.`,
    remedy:
      'Put a copy into "static/" and link to "/name", or show it: ```ts file=./name.ts.'
  }
}

function openInNewTab(link: Element): void {
  link.properties.target ??= '_blank'
  link.properties.rel ??= ['noopener', 'noreferrer']
}
