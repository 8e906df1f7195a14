import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import {
  type ComponentUse,
  dropBlankTexts,
  readAttributeText
} from '../../../core/markdown/components/componentCreator.ts'
import { findTagName, isElement } from '../../../core/markdown/element.ts'
import { readFrontMatterValues } from '../../../core/markdown/syntax/remarkPageSyntax.ts'

/**
 * Render `<Hero title tagline>`, whose children are links to starting
 * points; the title defaults to the page's. If there are several code blocks, the
 * last one is the sample, shown in a panel beside everything else together with
 * the content after it, such as a screenshot. Other code blocks, such as an
 * install command, are below the links.
 */
export function renderHero(use: ComponentUse): ElementContent {
  const { title = '' } = readFrontMatterValues(use.file)
  const tagline = readAttributeText(use, 'tagline')
  const content = dropBlankTexts(use.children)
  const hasSample = content.filter(isCode).length > 1
  const end = hasSample ? content.findLastIndex(isCode) : content.length
  const main = content.slice(0, end)
  const panel = content.slice(end)
  const links = main.flatMap(child =>
    isCode(child) ? [] : isElement(child, 'p') ? child.children : [child]
  )
  return h('header.hero', [
    h('div.hero-main', [
      h('h1', readAttributeText(use, 'title') ?? String(title)),
      ...(tagline === undefined ? [] : [h('p.hero-tagline', tagline)]),
      ...(links.length > 0 ? [h('div.hero-links', links)] : []),
      ...main.filter(isCode)
    ]),
    ...(panel.length > 0 ? [h('div.hero-panel', panel)] : [])
  ])
}

/** Whether it's a code block, or tabs with code blocks. */
function isCode(node: ElementContent): boolean {
  return ['pre', 'figure', 'Tabs'].includes(findTagName(node) ?? '')
}

/**
 * Render `<SideBySide>`: text, and the last child, such as an image,
 * beside it. On narrow screens it's below the text.
 */
export function renderSideBySide(use: ComponentUse): ElementContent {
  const content = dropBlankTexts(use.children)
  if (content.length < 2) {
    use.report({
      severity: 'error',
      message: '<SideBySide> needs text followed by a picture or code.',
      hint: 'Leave a blank line between the text and the picture or code.'
    })
  }
  const last = content.slice(-1)
  return h('div.side-by-side', [h('div', content.slice(0, -1)), ...last])
}

/** Render `<Steps>` from an ordered list. */
export function renderSteps(use: ComponentUse): ElementContent {
  const children = dropBlankTexts(use.children)
  const hasList = children.some(child => isElement(child, 'ol'))
  if (!hasList) {
    use.report({
      severity: 'error',
      message: '<Steps> must contain an ordered list.',
      hint: 'After <Steps>, leave a blank line and number the steps: 1. … 2. …'
    })
  }
  return h('div.steps', [...children])
}
