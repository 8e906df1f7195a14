/** The default export of components that import `@theme/Tabs`. */
export { Tabs as default } from '../../../../tabs/client/Tabs.tsx'
