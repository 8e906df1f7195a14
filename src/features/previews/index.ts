import type { Feature } from '../../core/feature.ts'
import { createPreviewTags } from './createPreviewTags.ts'
import { createPreviews } from './generator/createPreviews.ts'

/**
 * Pictures that chats and networks show for links to pages. Only releases draw
 * them, because each takes about 50 ms.
 */
export const previews: Feature = {
  name: 'previews',
  client: 'client/index.ts',
  resolve: ({ content }) =>
    content.isRelease ? { client: { hasPreviews: true } } : {},
  head: createPreviewTags,
  files: async ({ site, routes, store, icon }) => ({
    bytes: site.content.isRelease
      ? await createPreviews(site, routes, { store, ...(icon && { icon }) })
      : []
  })
}
