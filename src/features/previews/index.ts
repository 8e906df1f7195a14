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
    fromPages: async ({
      plan: { site, routes },
      rendered: { icon },
      cache
    }) => {
      if (!site.content.isRelease) return {}
      const services = { cache, ...(icon && { icon }) }
      return { bytes: await createPreviews(site, routes, services) }
    }
  }
}
