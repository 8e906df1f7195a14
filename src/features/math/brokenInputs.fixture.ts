import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { body } from '../../../e2e/fixtures/brokenInputs/markdown.ts'

/** Mistakes within pages, which only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  body('a formula that is not closed is found', '$$\n\\frac{a\n$$', '3:1', /formula.*expected '\}'/s),
  body('a formula with an unknown command is found', '$$\n\\nope{a}\n$$', '3:1', /Unsupported function name: \\nope/),
  body('a block formula that nothing closes is found', '$$\na = b\n\nText.', '3:1', /formula isn't closed, so it contains the rest/),
  body('a formula behind the signs that open a block is found', '$$ a = b\n+ c\n$$', '3:1', /formula is missing "a = b"/),
  body('a formula between single dollar signs is text', 'The $\\frac{a}{b}$ here.', '3:5', /"\$\\frac\{a\}\{b\}\$" is read as text, not as a formula.*\$\$…\$\$/s),
  body('a power between single dollar signs is text', 'The $a^2$ here.', '3:5', /"\$a\^2\$" is read as text/),
  body('an environment of TeX without dollar signs is text', '\\begin{align}\na\n\\end{align}', '3:1', /"\\begin\{align\}" is read as text.*\$\$…\$\$/s),
  body('a formula in text that nothing closes is text', 'The $$\\frac{a}{b} here.', '3:5', /"\$\$\\frac\{a\}\{b\} here\." is read as text.*Write \$\$…\$\$ around formulas, or/s),
  body('a formula in text is found', 'The $$\\frac{a$$ here.', '3:5', /formula/)
]
