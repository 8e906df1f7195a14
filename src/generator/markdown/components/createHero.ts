import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { isElement } from '../element.ts'
import { findTagName } from '../jsxElement.ts'
import { parsePageValues } from '../syntax/remarkFrontMatter.ts'
import { type ComponentUse, findContent, readText } from './componentCreator.ts'

/**
 * Create the markup of `<Hero title tagline>`, whose children are the links
 * that a reader can begin with; the title is the page's unless given. Of several
 * blocks of code the last is the sample beside all this, the others, such as an
 * install line, are below the links.
 */
export function createHero(use: ComponentUse): ElementContent {
  const { title = '' } = parsePageValues(use.file)
  const tagline = readText(use, 'tagline')
  const content = findContent(use.children)
  const links = content.flatMap(child =>
    isCode(child) ? [] : isElement(child, 'p') ? child.children : [child]
  )
  const code = content.filter(isCode)
  const sample = code.length > 1 ? code.pop() : undefined
  return h('header.hero', [
    h('div.hero-main', [
      h('h1', readText(use, 'title') ?? String(title)),
      ...(tagline === undefined ? [] : [h('p.hero-tagline', tagline)]),
      ...(links.length > 0 ? [h('div.hero-links', links)] : []),
      ...code
    ]),
    ...(sample === undefined ? [] : [h('div.hero-panel', [sample])])
  ])
}

/** A block of code, or blocks in tabs. */
function isCode(node: ElementContent): boolean {
  return ['pre', 'figure', 'Tabs'].includes(findTagName(node) ?? '')
}
