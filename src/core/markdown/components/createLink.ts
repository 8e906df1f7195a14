import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { type ComponentUse, readText } from './componentCreator.ts'

/** Create a link from `<Link to>`. */
export function createLink(use: ComponentUse): ElementContent {
  const href = readText(use, 'to') ?? readText(use, 'href')
  if (href === undefined) {
    use.report({
      level: 'error',
      message: '<Link> needs the attribute "to".',
      remedy: 'Write <Link to="/docs/started">text</Link>.'
    })
  }
  const className = readText(use, 'className')
  return h('a', { href, className }, [...use.children])
}
