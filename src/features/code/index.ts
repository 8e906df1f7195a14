import type { BuiltInFeature } from '../../core/feature.ts'
import { highlightCode } from '../../core/markdown/highlight/highlightCode.ts'
import { rehypeCode } from './generator/rehypeCode.ts'
import { remarkPackageManager } from './generator/remarkPackageManager.ts'
import { renderCodeElement } from './generator/renderCodeElement.ts'
import { renderCodeGroup } from './generator/renderCodeGroup.ts'

/** Highlighted code blocks. */
export const code: BuiltInFeature = {
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
      create: renderCodeElement,
      module: 'client/CodeBlock.tsx',
      isProvided: true
    },
    CodeGroup: { attributes: ['groupId'], create: renderCodeGroup }
  }
}
