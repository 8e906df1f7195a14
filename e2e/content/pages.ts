/** Pages of the fixture `everything`: together they use every construct. */
export const pages = [
  '/docs/text',
  '/docs/admonitions',
  '/docs/tabs',
  '/docs/code',
  '/docs/components',
  '/docs/drawings',
  '/docs/images',
  '/docs/moved',
  '/docs/plain',
  '/blog',
  '/blog/2025/01/01/one'
] as const
