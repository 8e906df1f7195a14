import type { Route } from './route.ts'

/** Classes shared by all pages of a kind. */
const kindClasses: Readonly<Partial<Record<string, readonly string[]>>> = {
  landing: ['plugin-pages'],
  doc: ['plugin-docs', 'docs-wrapper', 'docs-doc-page'],
  category: ['plugin-docs', 'docs-wrapper', 'docs-category-page']
}

/**
 * Create the classes of the `<html>` element, which tell style sheets and
 * crawlers the page's kind (behavior 10.2).
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
