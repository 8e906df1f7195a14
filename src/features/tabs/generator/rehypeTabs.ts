import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { isJsxElement } from '../../../core/markdown/element.ts'
import {
  type MarkdownContext,
  reportDiagnostic
} from '../../../core/markdown/markdownContext.ts'
import { findDeclaredNames } from '../../../core/markdown/module/moduleSyntax.ts'
import { walkNodes } from '../../../core/markdown/walkTree.ts'

/**
 * Report tabs outside `<Tabs>` and tabs without a value. They get one, so that the
 * page can be rendered.
 */
export function rehypeTabs(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    if (findDeclaredNames(tree).has('TabItem')) return
    walkNodes(tree, (node, _, parent) => {
      if (!isJsxElement(node) || node.name !== 'TabItem') return
      const isInTabs = 'name' in parent && parent.name === 'Tabs'
      const hasValue = node.attributes.some(
        each =>
          each.type === 'mdxJsxExpressionAttribute' || each.name === 'value'
      )
      if (!isInTabs) reportDiagnostic({ context, file }, node, STRAY)
      if (hasValue) return
      const value = `tab-${node.position?.start.offset}`
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'value', value })
      if (isInTabs) reportDiagnostic({ context, file }, node, MISSING_VALUE)
    })
  }
}

const MISSING_VALUE = {
  kind: 'feature',
  severity: 'error',
  message: '<TabItem> needs the attribute "value".',
  hint: 'Give each tab a unique value: <TabItem value="…" label="…">.'
} as const

const STRAY = {
  kind: 'feature',
  severity: 'warning',
  message:
    '<TabItem> is outside <Tabs>, so its content is shown without a tab.',
  hint: 'Put <Tabs> around it.'
} as const
