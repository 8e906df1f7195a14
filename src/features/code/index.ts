import type { Feature } from '../../core/feature.ts'
import { highlightCode } from '../../core/markdown/highlight/highlightCode.ts'
import { createCodeBlock } from './generator/createCodeBlock.ts'
import { createCodeGroup } from './generator/createCodeGroup.ts'
import { rehypeCode } from './generator/rehypeCode.ts'
import { remarkPackageManager } from './generator/remarkPackageManager.ts'

/** Highlighted code blocks. */
export const code: Feature = {
  name: 'code',
  client: {
    module: 'client/index.ts',
    styles: ['client/code.css', 'client/codeLines.css']
  },
  markdown: {
    plugins: context => ({
      blocks: [remarkPackageManager],
      elements: [[rehypeCode, context, highlightCode]]
    })
  },
  components: {
    CodeBlock: {
      attributes: ['language', 'className', 'title', 'showLineNumbers'],
      create: createCodeBlock,
      module: 'client/CodeBlock.tsx',
      isProvided: true
    },
    CodeGroup: { attributes: ['groupId'], create: createCodeGroup }
  }
}
