import type { Feature } from '../../core/feature.ts'
import { highlightCode } from '../../core/markdown/highlight/highlightCode.ts'
import { rehypeApi } from './generator/rehypeApi.ts'

/** API tables and signatures from type declarations, and symbols in code. */
export const reference: Feature = {
  name: 'reference',
  client: 'client/index.ts',
  styles: ['client/apiTables.css', 'client/codeSymbols.css'],
  markdown: context => ({
    components: [[rehypeApi, context, highlightCode]]
  }),
  components: {
    ApiSignature: { attributes: ['of', 'from'] },
    ApiTable: {
      attributes: ['of', 'from', 'show', 'inherited', 'only', 'without', 'id']
    }
  }
}
