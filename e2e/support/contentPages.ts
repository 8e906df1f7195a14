/** Pages that together use every construct of content, and of tags. */
export const contentPages = {
  everything: [
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
  ],
  tags: [
    '/blog/tags',
    '/blog/tags/release',
    '/docs/next/tags',
    '/docs/next/tags/keeping'
  ]
} as const
