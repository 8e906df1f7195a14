import type { Processor } from 'unified'
import { addSyntax } from '../../content/read/addSyntax.ts'
import { cjkEmphasis } from '../../content/read/pageSyntax.ts'

/** Read emphasis in languages that write no spaces. */
export function remarkCjkEmphasis(this: Processor): undefined {
  for (const extension of cjkEmphasis) addSyntax(this, extension)
}
