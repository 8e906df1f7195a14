/** The default export of components that import `@theme/Tabs`. */
export { Tabs as default } from '../../../theme/mdx/Tabs.tsx'
