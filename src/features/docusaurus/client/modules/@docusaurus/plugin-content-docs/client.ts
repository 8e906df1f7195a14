export { useCurrentSidebarCategory } from '../../../currentCategory.ts'
