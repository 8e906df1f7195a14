/** The default export of components that import `@theme/TabItem`. */
export { TabItem as default } from '../../../theme/mdx/TabItem.tsx'
