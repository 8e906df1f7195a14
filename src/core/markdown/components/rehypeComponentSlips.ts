import type { Parents, Root, RootContent } from 'hast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { suggestName } from '../../content/schema/suggestName.ts'
import { findTagName, isJsxElement, type JsxElement } from '../jsxElement.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { findDeclaredNames } from '../module/findDeclaredNames.ts'
import { readAttribute, readList } from '../module/readLiteral.ts'
import { type Problem, reportFinding } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'
import { findComponent, listComponents } from './pageComponents.ts'

/**
 * Report what has no effect in the use of a component: the wrong letter case, an
 * unknown attribute, a tab outside of tabs. A component that the page itself
 * declares is the page's own, whatever its name.
 */
export function rehypeComponentSlips(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const declared = findDeclaredNames(tree)
    walkNodes(tree, (node, index, parent) => {
      const name = findTagName(node) ?? ''
      const problems = declared.has(name)
        ? findSmallName(node)
        : [
            ...findCaseSlips(name, context),
            ...(isJsxElement(node) ? findAttributeSlips(node, context) : []),
            ...(name === 'TabItem' && !isTabs(parent) ? [STRAY_TAB] : []),
            ...(isJsxElement(node) && isTabs(parent) ? nameTab(node) : [])
          ]
      for (const problem of problems) {
        reportFinding({ context, file }, node, { kind: 'feature', ...problem })
      }
      if (declared.has('Tabs') || !isUnlisted(node, parent)) return undefined
      reportFinding({ context, file }, node, UNLISTED_TAB)
      parent.children.splice(index, 1)
      return index
    })
  }
}

/** What is imported as `part` is not what `<part />` shows. */
function findSmallName(node: RootContent): readonly Problem[] {
  if (node.type !== 'element' || node.children.length > 0) return []
  const { tagName, properties } = node
  if (Object.keys(properties).length > 0) return []
  const message = `<${tagName} /> is read as an element of HTML, so nothing is shown.`
  const remedy = `Import it under a name that starts with a capital letter: <${tagName[0]?.toUpperCase()}${tagName.slice(1)} />.`
  return [{ level: 'warn', message, remedy }]
}

/** Elements of HTML that are named like components of the theme. */
const ELEMENTS = ['details', 'link']

/** A browser would show the content alone. */
function findCaseSlips(
  name: string,
  context: MarkdownContext
): readonly Problem[] {
  if (!/^[a-z]/.test(name) || ELEMENTS.includes(name)) return []
  return Object.keys(listComponents(context))
    .filter(each => each.toLowerCase() === name.toLowerCase())
    .map(meant => ({
      level: 'warn',
      message: `<${name}> is not an HTML element, so only its content is shown.`,
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

function isTabs(node: object): boolean {
  return 'name' in node && node.name === 'Tabs'
}

/** Tell whether a tab is missing from the "values" of its tabs. */
function isUnlisted(tab: RootContent, tabs: Parents): boolean {
  if (!isTabs(tabs) || !isJsxElement(tab) || !isJsxElement(tabs)) return false
  const value = findAttribute(tab, 'value')
  const values = findAttribute(tabs, 'values')
  const listed = values && readList(values)
  if (!value || !listed) return false
  const own = readAttribute(value)
  return !listed.some(each => Object(each).value === own)
}

function findAttribute({ attributes }: JsxElement, name: string) {
  return attributes.find(
    each => each.type === 'mdxJsxAttribute' && each.name === name
  ) as MdxJsxAttribute | undefined // by its type
}

/** Add a value to a tab that lacks one, so that the page can be rendered. */
function nameTab({ name, attributes, position }: JsxElement): Problem[] {
  const isNamed = attributes.some(
    each => each.type === 'mdxJsxExpressionAttribute' || each.name === 'value'
  )
  if (name !== 'TabItem' || isNamed) return []
  const value = `tab-${position?.start.offset}`
  attributes.push({ type: 'mdxJsxAttribute', name: 'value', value })
  return [NAMELESS_TAB]
}

const NAMELESS_TAB = {
  level: 'error',
  message: '<TabItem> has no "value".',
  remedy: 'Give each tab one of its own: <TabItem value="…" label="…">.'
} as const

const UNLISTED_TAB = {
  kind: 'feature',
  level: 'warn',
  message: '<TabItem> is hidden: "values" of <Tabs> does not list its value.',
  remedy: 'Add { value: "…", label: "…" } to "values", or remove the tab.'
} as const

const STRAY_TAB = {
  level: 'warn',
  message:
    '<TabItem> is outside of <Tabs>, so its content is shown without a tab.',
  remedy: 'Put <Tabs> around it.'
} as const
