import type { BuiltInFeature } from '../../core/feature.ts'
import { renderPreviews } from './generator/renderPreviews.ts'

/**
 * Preview images for links in chats and social networks. Only releases render
 * them, because each takes about 50 ms.
 */
export const previews: BuiltInFeature = {
  name: 'previews',
  client: { module: 'client/index.ts' },
  resolve: ({ content }) =>
    content.isRelease ? { client: { hasPreviews: true } } : {},
  files: async ({ plan: { site, routes }, rendered: { icon }, cache }) => {
    if (!site.content.isRelease) return []
    const services = { cache, ...(icon && { icon }) }
    return renderPreviews(site, routes, services)
  }
}
