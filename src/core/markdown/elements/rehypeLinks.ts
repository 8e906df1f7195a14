import type { Element, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { explainInvalidLink } from '../../content/schema/linkRules.ts'
import {
  decodeLinkIfValid,
  stripFileProtocol,
  toLinkHref
} from '../../model/paths.ts'
import { addClass, isElement, isJsxElement } from '../element.ts'
import {
  type MarkdownContext,
  type MarkdownPage,
  type PageLink,
  reportDiagnostic
} from '../markdownContext.ts'
import { addImport } from '../module/pageImports.ts'
import { walkElements, walkNodes } from '../walkTree.ts'
import {
  describeOutsideFile,
  formatSpecifier,
  normalizeLink
} from './resolveFile.ts'

declare module 'vfile' {
  interface DataMap {
    /** Whether the page is a post's excerpt. */
    isExcerpt: boolean
  }
}

/**
 * Resolve links to their final URLs, and record their positions for the link check.
 *
 * Links to pages get the base URL and pathname. Files are imported, so that they
 * are hashed. Files and external links open in a new tab. `pathname://` marks
 * files that are neither checked nor navigated to (behavior 2.6.3).
 */
export function rehypeLinks(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const links: PageLink[] = []
    if (file.data.isExcerpt) linkToPost(tree, { context, file })
    walkNodes(tree, node => {
      if (isElement(node, 'a', 'area')) completeLink(node, { context, file })
      const href = findHref(node)
      if (href === undefined || node.position === undefined) return
      const { line, column } = node.position.start
      links.push({ href, line, column })
    })
    context.addFacts?.({ links })
  }
}

/** An excerpt lacks some of its post's headings: let links to those lead to the post. */
function linkToPost(tree: Root, { context, file }: MarkdownPage): void {
  const ids = new Set<unknown>()
  walkElements(tree, ({ properties }) => {
    ids.add(properties.id)
  })
  const pageLink = `./${encodeURIComponent(file.basename ?? '')}`
  walkElements(tree, ({ tagName, properties }) => {
    const { href } = properties
    if (tagName !== 'a' || typeof href !== 'string') return
    if (!/^#(?!top$)./.test(href) || ids.has(decodeLinkIfValid(href.slice(1))))
      return
    const post = context.resolveLink(pageLink, file.path)
    if (post.kind === 'page') properties.href = post.href + href
  })
}

/** Find the target of a link or a component. */
function findHref(node: RootContent): string | undefined {
  if (node.type === 'element') {
    const { href } = node.properties
    return typeof href === 'string' ? href : undefined
  }
  const attribute = isJsxElement(node)
    ? node.attributes.find(
        each => 'name' in each && /^(?:href|to)$/.test(each.name)
      )
    : undefined
  return typeof attribute?.value === 'string' ? attribute.value : undefined
}

function completeLink(link: Element, page: MarkdownPage): void {
  const { context, file } = page
  const { href } = link.properties
  if (typeof href !== 'string' || href.startsWith('#')) return
  const found = explainInvalidLink(href)
  if (found !== undefined) {
    delete link.properties.href // so that the link check doesn't report it again
    const [message = '', hint] = found.split('\n')
    const severity = href.trim() === '' ? 'warning' : 'error'
    reportDiagnostic(page, link, { severity, message, hint })
    return
  }
  const linkedFile = stripFileProtocol(href)
  if (linkedFile === undefined) {
    applyTarget(link, normalizeLink(href, context, file), page)
    return
  }
  link.properties.href = toLinkHref(context.baseUrl, linkedFile)
  link.properties.dataFile = ''
  openInNewTab(link)
}

function applyTarget(link: Element, href: string, page: MarkdownPage): void {
  const { context, file } = page
  const resolved = context.resolveLink(href, file.path)
  switch (resolved.kind) {
    case 'page':
    case 'unchanged':
      link.properties.href = resolved.href
      return
    case 'asset': {
      const [hash = ''] = /#.*$/.exec(href) ?? []
      const specifier = formatSpecifier(context, file, resolved.sourceFile)
      link.properties.href = addImport(file, specifier) + hash
      openInNewTab(link)
      return
    }
    case 'outside':
      reportDiagnostic(page, link, describeOutsideFile(href))
      delete link.properties.href
      return
    case 'external':
      if (/^(?:mailto|tel):/i.test(href)) return
      openInNewTab(link)
      addClass(link, 'external-link')
  }
}

function openInNewTab(link: Element): void {
  link.properties.target ??= '_blank'
  link.properties.rel ??= ['noopener', 'noreferrer']
}
