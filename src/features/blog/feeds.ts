/** The blog's feeds, in the order they are offered to readers. */
export const FEEDS = [
  { name: 'RSS', type: 'application/rss+xml', file: 'blog/rss.xml' },
  { name: 'Atom', type: 'application/atom+xml', file: 'blog/atom.xml' },
  { name: 'JSON', type: 'application/feed+json', file: 'blog/feed.json' }
] as const
