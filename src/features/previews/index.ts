import type { Feature } from '../../core/feature.ts'
import { readSiteIcon } from '../../core/site/siteIcon.ts'
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
    fromPages: async ({ plan: { site, routes }, cache }) => {
      if (!site.content.isRelease) return {}
      const icon = await readSiteIcon(site)
      const services = { cache, ...(icon && { icon }) }
      return { bytes: await createPreviews(site, routes, services) }
    }
  }
}
