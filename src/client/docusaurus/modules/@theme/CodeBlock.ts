/** The default export of components that import `@theme/CodeBlock`. */
export { CodeBlock as default } from '../../../theme/mdx/CodeBlock.tsx'
