import type { Element, Parents, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { hasClass, isElement } from '../../../core/markdown/element.ts'
import {
  type MarkdownContext,
  reportDiagnostic
} from '../../../core/markdown/markdownContext.ts'
import type { TypoRule } from '../../../core/markdown/syntax/remarkTypos.ts'
import { walkElements } from '../../../core/markdown/walkTree.ts'

interface Formula {
  /** The element that the formula replaces. */
  readonly node: Element
  readonly parent: Parents
  readonly tex: string
  readonly isBlock: boolean
}

/** Render formulas: `$$…$$`, inline or as blocks, and `math` fences. */
export function rehypeMath(context: MarkdownContext) {
  return async (tree: Root, file: VFile) => {
    const formulas = findFormulas(tree)
    if (formulas.length === 0) return
    // Load the renderer only for pages with formulas.
    const { renderFormula } = await import('./renderFormula.ts')
    for (const { node, parent, tex, isBlock } of formulas) {
      try {
        const math = renderFormula(tex, isBlock)
        const value = isBlock ? renderBlock(math, tex) : math
        parent.children[parent.children.indexOf(node)] = { type: 'raw', value }
      } catch (error) {
        // A missing `$$`, which is reported already, usually makes the TeX invalid.
        const isKnown = file.data.unclosedBlocks?.includes(
          node.position?.start.line ?? 0
        )
        if (isKnown) continue
        reportDiagnostic({ context, file }, node, describeError(tex, error))
      }
    }
  }
}

/** Formulas with more characters may scroll on narrow screens. */
const SCROLL_LENGTH = 60

function renderBlock(math: string, tex: string): string {
  const focus = tex.length > SCROLL_LENGTH ? ' tabindex="0"' : ''
  return `<div class="math"${focus}>${math}</div>`
}

function findFormulas(tree: Root): readonly Formula[] {
  const formulas: Formula[] = []
  walkElements(tree, (node, _, parent) => {
    const isBlock = node.tagName === 'pre'
    const code = isBlock ? node.children[0] : node
    if (!isElement(code) || !hasClass(code, 'language-math')) return undefined
    formulas.push({ node, parent, tex: toText(code), isBlock })
    return 'skip'
  })
  return formulas
}

function describeError(tex: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  // The rest of the parser's message repeats the formula.
  const [summary = ''] = reason.split(/ at (?:position \d|end of input)/)
  return {
    severity: 'error' as const,
    message: `The formula "${tex.trim().replace(/\s+/g, ' ')}" can't be typeset: ${summary.trim()}.`,
    hint: 'Correct the TeX. If the dollar signs are plain text, put them in backticks.'
  }
}

/** Detects text that was meant as a formula. */
export const FORMULA_TYPOS: readonly TypoRule[] = [
  {
    // In MDX, a brace in the formula starts an expression and ends the text.
    pattern:
      /\$(?![\s$])[^$\n]{0,200}(?:\\[a-z]{2}|\^)[^$\n]{0,200}(?<!\s)\$|\\begin\{[a-z]+\*?\}|\$\$(?![\s$])[^$\n]{0,200}\\[a-z]{2}[^$\n]*|\$\\[a-z]{2,}$/i,
    meant: 'a formula',
    hint: 'Write $$…$$ around formulas, or set markdown.singleDollarMath in site.ts. For a dollar sign, write \\$.'
  }
]
