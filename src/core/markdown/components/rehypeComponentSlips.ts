import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { suggestName } from '../../content/schema/suggestName.ts'
import { findTagName, isJsxElement, type JsxElement } from '../element.ts'
import {
  type MarkdownContext,
  type Problem,
  reportFinding
} from '../markdownContext.ts'
import { findDeclaredNames } from '../module/moduleSyntax.ts'
import { walkNodes } from '../walkTree.ts'
import { findComponent, listComponents } from './pageComponents.ts'

/**
 * Report mistakes in the use of components: wrong letter case, unknown attributes,
 * and tabs outside `<Tabs>`. Components that the page declares aren't checked.
 */
export function rehypeComponentSlips(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const declared = findDeclaredNames(tree)
    walkNodes(tree, (node, _, parent) => {
      const name = findTagName(node) ?? ''
      if (declared.has(name)) return
      const isTabs = 'name' in parent && parent.name === 'Tabs'
      const problems = [
        ...findCaseSlips(name, context),
        ...(isJsxElement(node) ? findAttributeSlips(node, context) : []),
        ...(name === 'TabItem' && !isTabs ? [STRAY_TAB] : []),
        ...(isJsxElement(node) && isTabs ? addTabValue(node) : [])
      ]
      for (const problem of problems) {
        reportFinding({ context, file }, node, { kind: 'feature', ...problem })
      }
    })
  }
}

/** HTML elements that differ from components only in letter case. */
const ELEMENTS = ['details', 'link']

/** Find elements with a component's name in lowercase. */
function findCaseSlips(
  name: string,
  context: MarkdownContext
): readonly Problem[] {
  if (!/^[a-z]/.test(name) || ELEMENTS.includes(name)) return []
  return Object.keys(listComponents(context))
    .filter(each => each.toLowerCase() === name.toLowerCase())
    .map(meant => ({
      level: 'warn',
      message: `<${name}> isn't an HTML element, so only its content is shown.`,
      remedy: `Write <${meant}>.`
    }))
}

function findAttributeSlips(
  { name, attributes }: JsxElement,
  context: MarkdownContext
): readonly Problem[] {
  const known = findComponent(name ?? '', context)?.attributes
  if (known === undefined) return []
  return attributes
    .flatMap(each => (each.type === 'mdxJsxAttribute' ? each.name : []))
    .filter(each => !known.includes(each))
    .map(each => ({
      level: 'warn',
      message: `<${name}> has no attribute "${each}".`,
      remedy: suggestName(each, known, 'Attributes')
    }))
}

/** Add a missing `value` to a tab, so that the page can be rendered. */
function addTabValue({ name, attributes, position }: JsxElement): Problem[] {
  const isNamed = attributes.some(
    each => each.type === 'mdxJsxExpressionAttribute' || each.name === 'value'
  )
  if (name !== 'TabItem' || isNamed) return []
  const value = `tab-${position?.start.offset}`
  attributes.push({ type: 'mdxJsxAttribute', name: 'value', value })
  return [MISSING_VALUE]
}

const MISSING_VALUE = {
  level: 'error',
  message: '<TabItem> needs the attribute "value".',
  remedy: 'Give each tab a unique value: <TabItem value="…" label="…">.'
} as const

const STRAY_TAB = {
  level: 'warn',
  message:
    '<TabItem> is outside <Tabs>, so its content is shown without a tab.',
  remedy: 'Put <Tabs> around it.'
} as const
