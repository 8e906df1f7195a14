/** The default export of components that import `@theme/Details`. */
export { Details as default } from '../../../../components/client/Details.tsx'
