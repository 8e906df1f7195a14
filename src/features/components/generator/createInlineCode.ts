import type { ElementContent } from 'hast'
import { h } from 'hastscript'

/**
 * Create the markup of an attribute's text: backticks become `<code>`.
 *
 * @example createInlineCode('How `useQuery` retries')
 */
export function createInlineCode(text: string): ElementContent[] {
  return text.split(/`([^`]+)`/).flatMap((part, index): ElementContent[] => {
    if (index % 2 === 1) return [h('code', part)]
    return part === '' ? [] : [{ type: 'text', value: part }]
  })
}
