import type { Feature } from '../../core/feature.ts'
import { createPreviewTags } from './createPreviewTags.ts'
import { createPreviews } from './generator/createPreviews.ts'

/**
 * Preview images for links in chats and social networks. Only releases render
 * them, because each takes about 50 ms.
 */
export const previews: Feature = {
  name: 'previews',
  client: { module: 'client/index.ts' },
  resolve: ({ content }) =>
    content.isRelease ? { client: { hasPreviews: true } } : {},
  head: createPreviewTags,
  files: {
    fromPages: async ({ site, routes, cache, icon }) => ({
      bytes: site.content.isRelease
        ? await createPreviews(site, routes, { cache, ...(icon && { icon }) })
        : []
    })
  }
}
