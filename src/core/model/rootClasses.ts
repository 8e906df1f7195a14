import type { Route } from './route.ts'

/** Classes shared by every page of a kind. */
const kindClasses: Readonly<Partial<Record<string, readonly string[]>>> = {
  landing: ['plugin-pages'],
  doc: ['plugin-docs', 'docs-wrapper', 'docs-doc-page'],
  category: ['plugin-docs', 'docs-wrapper', 'docs-category-page'],
  docTags: ['plugin-docs', 'docs-wrapper', 'docs-tags-list-page'],
  docTag: ['plugin-docs', 'docs-wrapper', 'docs-tags-doc-list-page'],
  blogList: ['plugin-blog', 'blog-wrapper', 'blog-list-page'],
  blogPost: ['plugin-blog', 'blog-wrapper', 'blog-post-page'],
  blogArchive: ['plugin-blog', 'blog-wrapper', 'blog-archive-page'],
  blogAuthors: ['plugin-blog', 'blog-wrapper', 'blog-authors-list-page'],
  blogAuthor: ['plugin-blog', 'blog-wrapper', 'blog-authors-posts-page'],
  blogTags: ['plugin-blog', 'blog-wrapper', 'blog-tags-list-page'],
  blogTag: ['plugin-blog', 'blog-wrapper', 'blog-tags-post-list-page'],
  notFound: ['plugin-native'],
  offline: ['plugin-native']
}

/**
 * Create the classes of the `<html>` element. Style sheets and crawlers use
 * them to tell kinds of pages apart (behaviour 10.2).
 */
export function createRootClasses(route: Route): readonly string[] {
  const [plugin = 'plugin-native', ...rest] =
    route.rootClasses ?? kindClasses[route.kind] ?? []
  return [
    plugin,
    'plugin-id-default',
    ...rest,
    ...('version' in route ? [`docs-version-${route.version}`] : []),
    ...(route.kind === 'doc' ? [`docs-doc-id-${route.docId}`] : [])
  ].map(name => name.replaceAll(/\s+/g, '-'))
}
