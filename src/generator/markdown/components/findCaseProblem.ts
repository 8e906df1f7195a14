import type { RootContent } from 'hast'
import { findTagName } from '../jsxElement.ts'
import type { Problem } from '../reportFinding.ts'

/** Elements of HTML that are named like components of the theme. */
const ELEMENTS = ['details', 'link']

/**
 * Find an element that is a component of the theme in another letter case: a
 * browser would show its content alone.
 *
 * @param components that the page can use without an import
 */
export function findCaseProblem(
  node: RootContent,
  components: readonly string[]
): Problem | undefined {
  const name = findTagName(node) ?? ''
  if (!/^[a-z]/.test(name) || ELEMENTS.includes(name)) return undefined
  const meant = components.find(
    each => each.toLowerCase() === name.toLowerCase()
  )
  if (meant === undefined || meant === name) return undefined
  return {
    kind: 'feature',
    level: 'warn',
    message: `<${name}> is not an HTML element, so only its content is shown.`,
    remedy: `Write <${meant}>.`
  }
}
