/** The default export of components that import `@theme/Admonition`. */
export { Admonition as default } from '../../../../components/client/Admonition.tsx'
