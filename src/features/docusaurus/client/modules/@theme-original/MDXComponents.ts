export { default } from '../@theme/MDXComponents.ts'
