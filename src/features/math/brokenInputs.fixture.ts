import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { body } from '../../../e2e/fixtures/brokenInputs/markdown.ts'

/** Mistakes in pages that only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  body('an unclosed brace in a formula is reported', '$$\n\\frac{a\n$$', '3:1', /formula.*expected '\}'/s),
  body('an unknown command in a formula is reported', '$$\n\\nope{a}\n$$', '3:1', /Unsupported function name: \\nope/),
  body('an unclosed block formula is reported', '$$\na = b\n\nText.', '3:1', /formula isn't closed, so it contains the rest/),
  body('a formula on the opening line of a block is reported', '$$ a = b\n+ c\n$$', '3:1', /formula is missing "a = b"/),
  body('a fraction between single dollar signs is reported', 'The $\\frac{a}{b}$ here.', '3:5', /"\$\\frac\{a\}\{b\}\$" is read as text, not as a formula.*\$\$…\$\$/s),
  body('a power between single dollar signs is reported', 'The $a^2$ here.', '3:5', /"\$a\^2\$" is read as text/),
  body('a TeX environment without dollar signs is reported', '\\begin{align}\na\n\\end{align}', '3:1', /"\\begin\{align\}" is read as text.*\$\$…\$\$/s),
  body('an unclosed inline formula is reported', 'The $$\\frac{a}{b} here.', '3:5', /"\$\$\\frac\{a\}\{b\} here\." is read as text.*Write \$\$…\$\$ around formulas, or/s),
  body('an invalid inline formula is reported', 'The $$\\frac{a$$ here.', '3:5', /formula/)
]
