/** The default export of components that import `@theme/Details`. */
export { Details as default } from '../../../theme/mdx/Details.tsx'
