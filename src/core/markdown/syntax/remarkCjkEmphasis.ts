import type { Processor } from 'unified'
import { addSyntax } from '../../content/read/addSyntax.ts'
import { cjkEmphasis } from '../../content/read/pageSyntax.ts'

/** Parse emphasis in languages without spaces. */
export function remarkCjkEmphasis(this: Processor): undefined {
  for (const extension of cjkEmphasis) addSyntax(this, extension)
}
