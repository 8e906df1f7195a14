import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'
import { addSyntax } from '../../../core/content/read/addSyntax.ts'

const COLON = 58

/**
 * Parse `:::name` containers.
 *
 * The text and leaf forms (`:name`, `::name`) are left out: prose is full of
 * colons (`12:30`, `std::string`, `:word`) that must stay as they are.
 */
export function remarkContainers(this: Processor): undefined {
  const flow = directive().flow?.[COLON]
  const container = Array.isArray(flow) ? flow[0] : flow
  if (container === undefined) {
    throw new Error('micromark-extension-directive has no container construct')
  }
  addSyntax(this, { flow: { [COLON]: container } }, directiveFromMarkdown())
}
