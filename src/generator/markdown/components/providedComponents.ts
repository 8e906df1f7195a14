/**
 * Components that pages get from the theme without importing them; the others
 * are written as markup when the page is compiled.
 */
export const PROVIDED_COMPONENTS: readonly string[] = [
  'CodeBlock',
  'LatestPosts',
  'SearchField',
  'TabItem',
  'Tabs'
]
