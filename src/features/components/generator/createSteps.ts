import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import {
  type ComponentUse,
  findContent
} from '../../../core/markdown/components/componentCreator.ts'
import { isElement } from '../../../core/markdown/element.ts'

/** Create the markup of `<Steps>` from an ordered list. */
export function createSteps(use: ComponentUse): ElementContent {
  const children = findContent(use.children)
  const hasList = children.some(child => isElement(child, 'ol'))
  if (!hasList) {
    use.report({
      level: 'error',
      message: '<Steps> must contain an ordered list.',
      remedy:
        'After <Steps>, leave a blank line and number the steps: 1. … 2. …'
    })
  }
  return h('div.steps', [...children])
}
