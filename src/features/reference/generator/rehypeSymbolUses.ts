import type { Element, ElementContent, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { isElement, listElements } from '../../../core/markdown/element.ts'
import {
  type MarkdownContext,
  readSiteFact
} from '../../../core/markdown/markdownContext.ts'
import { fillText } from '../../../core/model/fillText.ts'
import {
  nameUsesDependency,
  type PageUses,
  type UsingPage
} from './findSymbolUses.ts'

/**
 * Link the sections of documented symbols, which have their names in the heading,
 * to the pages that use them.
 */
export function rehypeSymbolUses({
  data,
  resolveLink,
  texts
}: MarkdownContext) {
  return ({ children }: Root, file: VFile) => {
    if (data.siteFacts === undefined) return
    const own = `./${encodeURIComponent(file.basename ?? '')}`
    const page = resolveLink(own, file.path)
    const fact = page.kind === 'page' ? nameUsesDependency(page.href) : ''
    const state = readSiteFact(data, fact)
    if (state === undefined) return
    const uses: PageUses = JSON.parse(state)
    for (const heading of children.filter(isHeading)) {
      const pages = uses[String(heading.properties.id)]
      if (!pages || listElements(heading, 'code').length === 0) continue
      const start = children.indexOf(heading) + 1
      const length = children.slice(start).findIndex(isSectionEnd)
      const end = length < 0 ? children.length : start + length
      children.splice(end, 0, createLine(pages, texts.apiUses))
    }
  }
}

function isHeading(node: RootContent): node is Element {
  return isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6')
}

/** Footnotes are in a section. */
function isSectionEnd(node: RootContent): boolean {
  return isHeading(node) || isElement(node, 'section')
}

function createLine(pages: readonly UsingPage[], text: string): Element {
  const links = pages.flatMap(([href, title], index) => [
    ...(index > 0 ? [', '] : []),
    h('a', { href }, title)
  ])
  const parts = fillText<readonly (string | Element)[]>(text, { pages: links })
  return h('p.api-uses', parts.flat() as ElementContent[])
}
