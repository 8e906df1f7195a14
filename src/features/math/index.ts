import remarkMath from 'remark-math'
import type { Feature } from '../../core/feature.ts'
import { FORMULA_TYPOS, rehypeMath } from './generator/rehypeMath.ts'

declare module '../../index.ts' {
  interface CompileData {
    readonly math?: {
      /** Whether `$x$` is a formula too. */
      readonly singleDollar: boolean
    }
  }
}

/** Formulas in TeX, rendered as MathML. */
export const math: Feature = {
  name: 'math',
  client: { styles: ['client/formulas.css'] },
  markdown: {
    data: async ({ content }) => ({
      math: { singleDollar: content.config.markdown.singleDollarMath }
    }),
    typos: FORMULA_TYPOS,
    plugins: context => ({
      syntax: [
        [
          remarkMath,
          { singleDollarTextMath: context.data.math?.singleDollar ?? false }
        ]
      ],
      elements: [[rehypeMath, context]]
    })
  }
}
