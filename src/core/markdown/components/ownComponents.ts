type Attributes = Readonly<Record<string, readonly string[]>>

/** Components that the theme provides, and the attributes of each. */
export const PROVIDED_COMPONENTS: Attributes = {
  CodeBlock: [
    ...['language', 'className', 'title', 'showLineNumbers', 'metastring']
  ],
  LatestPosts: [],
  SearchField: ['words'],
  TabItem: ['value', 'label', 'default'],
  Tabs: [
    ...['groupId', 'queryString', 'defaultValue', 'values', 'lazy', 'className']
  ]
}

/**
 * Components that pages use without an import, and the attributes of each.
 * Those that the theme doesn't provide become markup when the page is compiled.
 */
export const OWN_COMPONENTS: Attributes = {
  ...PROVIDED_COMPONENTS,
  Admonition: ['type', 'title', 'icon'],
  ApiSignature: ['of', 'from'],
  ApiTable: ['of', 'from', 'show', 'inherited', 'only', 'without', 'id'],
  Badge: ['tone', 'text'],
  Card: ['title', 'href', 'icon'],
  CardDrawer: [],
  Cards: [],
  CodeGroup: ['groupId'],
  Details: ['summary', 'open'],
  FileTree: [],
  Hero: ['title', 'tagline'],
  Link: ['to', 'href', 'className'],
  SideBySide: [],
  Steps: [],
  ThemedImage: ['alt', 'light', 'dark', 'sources', 'width', 'height']
}
