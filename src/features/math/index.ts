import remarkMath from 'remark-math'
import type { Feature } from '../../core/feature.ts'
import { rehypeMath } from './generator/rehypeMath.ts'

/** Formulas in TeX, rendered as MathML. */
export const math: Feature = {
  name: 'math',
  styles: ['client/formulas.css'],
  markdown: context => ({
    syntax: [
      [remarkMath, { singleDollarTextMath: context.singleDollarMath ?? false }]
    ],
    elements: [[rehypeMath, context]]
  })
}
