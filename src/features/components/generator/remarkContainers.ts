import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'
import { addSyntax } from '../../../core/content/read/pageSyntax.ts'

const COLON = 58

/**
 * Parse `:::name` containers.
 *
 * Text and leaf directives (`:name`, `::name`) aren't supported, because colons
 * are common in prose (`12:30`, `std::string`, `:word`).
 */
export function remarkContainers(this: Processor): undefined {
  const flow = directive().flow?.[COLON]
  const container = Array.isArray(flow) ? flow[0] : flow
  if (container === undefined) {
    throw new Error('micromark-extension-directive has no container construct')
  }
  addSyntax(this, { flow: { [COLON]: container } }, directiveFromMarkdown())
}
