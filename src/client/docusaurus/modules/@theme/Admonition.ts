/** The default export of components that import `@theme/Admonition`. */
export { Admonition as default } from '../../../theme/mdx/Admonition.tsx'
