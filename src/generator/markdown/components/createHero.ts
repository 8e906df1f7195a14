import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { findFrontMatterTitle } from '../syntax/remarkFrontMatter.ts'
import { type ComponentUse, findContent, readText } from './componentCreator.ts'

/**
 * Create the markup of `<Hero title tagline>`, whose children are the links
 * that a reader can begin with; the title is the page's unless given.
 */
export function createHero(use: ComponentUse): ElementContent {
  const title = readText(use, 'title') ?? findFrontMatterTitle(use.file) ?? ''
  const tagline = readText(use, 'tagline')
  const links = findContent(use.children).flatMap(child =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child]
  )
  return h('header.hero', [
    h('h1', title),
    ...(tagline === undefined ? [] : [h('p.hero-tagline', tagline)]),
    ...(links.length > 0 ? [h('div.hero-links', links)] : [])
  ])
}
