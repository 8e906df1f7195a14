/** The default export of components that import `@theme/Details`. */
export { Details as default } from '../../../../../core/client/pages/Details.tsx'
