/** The default export of components that import `@theme/Admonition`. */
export { Admonition as default } from '../../../../../core/client/pages/Admonition.tsx'
