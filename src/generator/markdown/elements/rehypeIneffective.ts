import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { describeForbiddenElement } from '../../content/findForbiddenElement.ts'
import { findLinkProblem } from '../../content/linkRules.ts'
import { findTagName } from '../jsxElement.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { type Problem, reportFinding } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'

/** These are taken away, with words of their own. */
const ANSWERED = new Set(['script', 'iframe'])

/**
 * Report elements that the security policy leaves without effect, and links and
 * pictures whose address leads nowhere, whatever pages there are.
 */
export function rehypeIneffective(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkNodes(tree, node => {
      const problems = [
        ...findElementProblem(findTagName(node) ?? ''),
        ...(node.type === 'element' ? findAddressProblem(node) : [])
      ]
      for (const problem of problems) {
        reportFinding(context, { file, node }, problem)
      }
      return undefined
    })
  }
}

function findElementProblem(tag: string): readonly Problem[] {
  const remedy = ANSWERED.has(tag) ? undefined : describeForbiddenElement(tag)
  return remedy === undefined
    ? []
    : [{ level: 'warn', message: `<${tag}> has no effect.`, remedy }]
}

function findAddressProblem({
  tagName,
  properties
}: Element): readonly Problem[] {
  const { href, src } = properties
  if (tagName === 'a' && typeof href === 'string') {
    const found = findLinkProblem(href)
    if (found === undefined) return []
    delete properties.href // the check of links would say it once more
    const { problem, remedy } = found
    const level = href.trim() === '' ? 'warn' : 'error'
    return [{ level, message: problem, remedy }]
  }
  if (tagName !== 'img' || typeof src !== 'string' || src.trim() !== '') {
    return []
  }
  delete properties.src
  return [NO_ADDRESS]
}

const NO_ADDRESS: Problem = {
  level: 'error',
  message: 'The picture has no address.',
  remedy: 'Write ![text](./picture.png).'
}
