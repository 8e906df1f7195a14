import { conform } from '../../../../e2e/support/conform.ts'

conform('everything', '/docs/moved', {
  '2.9 a Docusaurus page has everything it imports': {
    '.code-block:has(> figcaption:contains("total.ts")) .k': [
      'interface',
      'readonly',
      'readonly',
      'export function',
      'readonly',
      'return'
    ],
    'main p:contains("From a fence of")': ['From a fence of mdx-code-block.'],
    'main :contains("mdx-code-block"):not(:has(:contains("mdx-code-block")))': [
      'mdx-code-block'
    ],
    'main a:contains("A link of Docusaurus")@href': ['/docs/text'],
    'main button:contains("Counted")': ['Counted 2']
  }
})
