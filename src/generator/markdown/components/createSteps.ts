import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ComponentUse } from './componentCreator.ts'
import { findContent } from './componentCreator.ts'

/** Create the markup of `<Steps>` around an ordered list. */
export function createSteps(use: ComponentUse): ElementContent {
  const children = findContent(use.children)
  const hasList = children.some(
    child => child.type === 'element' && child.tagName === 'ol'
  )
  if (!hasList) {
    use.report({
      level: 'error',
      message: '<Steps> contains no ordered list.',
      remedy: 'Leave a blank line after <Steps> and number the steps: 1. … 2. …'
    })
  }
  return h('div.steps', [...children])
}
