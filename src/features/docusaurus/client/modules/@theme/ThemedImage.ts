/** The default export of components that import `@theme/ThemedImage`. */
export { ThemedImage as default } from '../../../../../core/client/pages/ThemedImage.tsx'
