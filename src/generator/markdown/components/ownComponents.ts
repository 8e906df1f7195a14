/** Components that pages use without an import, and the attributes of each. */
export const OWN_COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['type', 'title', 'icon'],
  ApiTable: ['of', 'from', 'show', 'inherited', 'only', 'without', 'id'],
  Badge: ['tone', 'text'],
  Card: ['title', 'href', 'icon'],
  Cards: [],
  CodeBlock: [
    ...['language', 'className', 'title', 'showLineNumbers', 'metastring']
  ],
  CodeGroup: ['groupId'],
  Details: ['summary', 'open'],
  FileTree: [],
  Hero: ['title', 'tagline'],
  LatestPosts: [],
  Link: ['to', 'href', 'className'],
  SearchField: ['words'],
  Steps: [],
  TabItem: ['value', 'label', 'default'],
  Tabs: [
    ...['groupId', 'queryString', 'defaultValue', 'values', 'lazy', 'className']
  ],
  ThemedImage: ['alt', 'light', 'dark', 'sources', 'width', 'height']
}

/**
 * Those that the theme provides; the others are written as markup when the page
 * is compiled.
 */
export const PROVIDED_COMPONENTS: readonly string[] = [
  'CodeBlock',
  'LatestPosts',
  'SearchField',
  'TabItem',
  'Tabs'
]
