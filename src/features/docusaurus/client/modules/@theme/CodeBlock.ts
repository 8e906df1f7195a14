/** The default export of components that import `@theme/CodeBlock`. */
export { CodeBlock as default } from '../../../../code/client/CodeBlock.tsx'
