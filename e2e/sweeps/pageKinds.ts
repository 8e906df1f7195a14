/** A page of each kind. */
export const pageKinds = [
  { kind: 'landing page', address: '/' },
  { kind: 'doc', address: '/docs/permissions/started' },
  { kind: 'doc with much code', address: '/docs/query/queryManager/examples' },
  { kind: 'doc of a folder', address: '/docs/form/' },
  { kind: 'category page', address: '/docs/category/permissionsmanager' },
  { kind: 'blog list', address: '/blog' },
  { kind: 'post', address: '/blog/new-theme' },
  { kind: 'archive', address: '/blog/archive' },
  { kind: 'authors page', address: '/blog/authors' },
  { kind: 'not-found page', address: '/nope' },
  { kind: 'offline page', address: '/offline' }
] as const

/** Pages of the site "everything" that together use every construct. */
export const contentPages = [
  '/docs/text',
  '/docs/admonitions',
  '/docs/tabs',
  '/docs/code',
  '/docs/components',
  '/docs/drawings',
  '/docs/images',
  '/docs/moved',
  '/docs/floats',
  '/docs/tables',
  '/docs/plain',
  '/blog',
  '/blog/2025/01/01/one'
] as const
