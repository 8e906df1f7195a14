import type { Slip } from '../../../core/markdown/syntax/remarkSlips.ts'

/** Detects text that was meant as a formula. */
export const FORMULA_SLIPS: readonly Slip[] = [
  {
    // In MDX, a brace in the formula starts an expression and ends the text.
    pattern:
      /\$(?![\s$])[^$\n]{0,200}(?:\\[a-z]{2}|\^)[^$\n]{0,200}(?<!\s)\$|\\begin\{[a-z]+\*?\}|\$\$(?![\s$])[^$\n]{0,200}\\[a-z]{2}[^$\n]*|\$\\[a-z]{2,}$/i,
    meant: 'a formula',
    remedy:
      'Write $$…$$ around formulas, or set markdown.singleDollarMath in site.ts. For a dollar sign, write \\$.'
  }
]
