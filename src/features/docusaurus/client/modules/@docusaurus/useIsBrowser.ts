/** The default export of pages that import `@docusaurus/useIsBrowser`. */
export { useHydrated as default } from '../../../../../core/client/state/layoutMode.ts'
