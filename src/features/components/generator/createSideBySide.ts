import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import {
  type ComponentUse,
  findContent
} from '../../../core/markdown/components/componentCreator.ts'

/**
 * Create the markup of `<SideBySide>`: text, and the last child, such as an image,
 * beside it. On narrow screens it's below the text.
 */
export function createSideBySide(use: ComponentUse): ElementContent {
  const content = findContent(use.children)
  if (content.length < 2) {
    use.report({
      level: 'error',
      message: '<SideBySide> needs text followed by a picture or code.',
      remedy: 'Leave a blank line between the text and the picture or code.'
    })
  }
  const last = content.slice(-1)
  return h('div.side-by-side', [h('div', content.slice(0, -1)), ...last])
}
