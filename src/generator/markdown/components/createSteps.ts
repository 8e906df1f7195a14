import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { isElement } from '../element.ts'
import { type ComponentUse, findContent } from './componentCreator.ts'

/** Create the markup of `<Steps>` around an ordered list. */
export function createSteps(use: ComponentUse): ElementContent {
  const children = findContent(use.children)
  const hasList = children.some(child => isElement(child, 'ol'))
  if (!hasList) {
    use.report({
      level: 'error',
      message: '<Steps> contains no ordered list.',
      remedy: 'Leave a blank line after <Steps> and number the steps: 1. … 2. …'
    })
  }
  return h('div.steps', [...children])
}
