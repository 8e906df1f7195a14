import type { Feature } from '../../core/feature.ts'
import {
  addDocTagRoutes,
  readDocTags,
  resolveDocTags
} from './generator/docTags.ts'

/** Tags for docs, with a page per tag. */
export const tags: Feature = {
  name: 'tags',
  client: {
    module: 'client/index.tsx',
    pages: { docTags: 'client/TagPage.tsx', docTag: 'client/TagPage.tsx' }
  },
  read: readDocTags,
  translate: ({ tags = [] }, translated) => ({
    tags: new Map([...tags, ...(translated.tags ?? [])])
  }),
  resolve: resolveDocTags,
  routes: addDocTagRoutes
}
