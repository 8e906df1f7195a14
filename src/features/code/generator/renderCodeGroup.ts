import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import {
  type ComponentUse,
  dropBlankTexts,
  readAttributeText
} from '../../../core/markdown/components/componentCreator.ts'
import {
  createJsx,
  isElement,
  listElements
} from '../../../core/markdown/element.ts'
import { parseCodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import { findFenceLanguage } from '../../../core/markdown/elements/findFences.ts'
import { findLanguageName } from './renderCode.ts'

/**
 * Render tabs from `<CodeGroup>`: one for each code fence, labeled with its title
 * or its language.
 */
export function renderCodeGroup(use: ComponentUse): ElementContent {
  const content = dropBlankTexts(use.children)
  const fences = content.filter(child => isElement(child, 'pre'))
  if (fences.length === 0 || fences.length < content.length) {
    use.report({
      severity: 'error',
      message: '<CodeGroup> must contain code blocks and nothing else.',
      hint: 'Leave blank lines around the code blocks.'
    })
    return h('div', [...content])
  }
  const groupId = readAttributeText(use, 'groupId')
  const labels = fences.map(findLabel)
  const repeated = labels.find((label, index) => labels.indexOf(label) < index)
  if (repeated !== undefined) {
    use.report({
      severity: 'error',
      message: `<CodeGroup> has two code blocks with the label "${repeated}".`,
      hint: 'Give each code block a unique title: ```ts title="name.ts".'
    })
    return h('div', [...content])
  }
  return createJsx(
    'Tabs',
    groupId === undefined ? {} : { groupId },
    fences.map((fence, index) => createTab(fence, labels[index] ?? ''))
  )
}

function createTab(fence: Element, label: string): ElementContent {
  for (const { properties } of listElements(fence, 'code')) {
    properties.dataMeta = `${properties.dataMeta ?? ''} title=""`
  }
  return createJsx('TabItem', { value: label, label }, [fence])
}

/** The title may also be in brackets: ```` ```ts [vite.config.ts] ````. */
function findLabel(fence: Element): string {
  const [code = h('code')] = listElements(fence, 'code')
  const { title, flags } = parseCodeMeta(String(code.properties.dataMeta ?? ''))
  const bracketed = [...flags].find(flag => /^\[.+\]$/.test(flag))
  return (
    title ??
    bracketed?.slice(1, -1) ??
    findLanguageName(findFenceLanguage(code))
  )
}
