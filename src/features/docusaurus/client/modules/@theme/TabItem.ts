/** The default export of components that import `@theme/TabItem`. */
export { TabItem as default } from '../../../../tabs/client/TabItem.tsx'
