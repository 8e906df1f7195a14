import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import {
  type ComponentUse,
  findContent,
  readText
} from '../../../core/markdown/components/componentCreator.ts'
import { isElement } from '../../../core/markdown/element.ts'
import { findTagName } from '../../../core/markdown/jsxElement.ts'
import { parsePageValues } from '../../../core/markdown/syntax/remarkFrontMatter.ts'

/**
 * Create the markup of `<Hero title tagline>`, whose children are the links
 * that a reader can begin with; the title is the page's unless given. Of several
 * blocks of code the last is the sample beside all this, with what follows it,
 * such as a picture of what it shows. The others, such as an install line, are
 * below the links.
 */
export function createHero(use: ComponentUse): ElementContent {
  const { title = '' } = parsePageValues(use.file)
  const tagline = readText(use, 'tagline')
  const content = findContent(use.children)
  const hasSample = content.filter(isCode).length > 1
  const end = hasSample ? content.findLastIndex(isCode) : content.length
  const main = content.slice(0, end)
  const panel = content.slice(end)
  const links = main.flatMap(child =>
    isCode(child) ? [] : isElement(child, 'p') ? child.children : [child]
  )
  return h('header.hero', [
    h('div.hero-main', [
      h('h1', readText(use, 'title') ?? String(title)),
      ...(tagline === undefined ? [] : [h('p.hero-tagline', tagline)]),
      ...(links.length > 0 ? [h('div.hero-links', links)] : []),
      ...main.filter(isCode)
    ]),
    ...(panel.length > 0 ? [h('div.hero-panel', panel)] : [])
  ])
}

/** A block of code, or blocks in tabs. */
function isCode(node: ElementContent): boolean {
  return ['pre', 'figure', 'Tabs'].includes(findTagName(node) ?? '')
}
