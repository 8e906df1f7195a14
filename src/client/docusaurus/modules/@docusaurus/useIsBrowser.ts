/** The default export of pages that import `@docusaurus/useIsBrowser`. */
export { useHydrated as default } from '../../../state/layoutMode.ts'
