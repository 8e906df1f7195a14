import {
  createOpenGraphTag,
  formatTitle,
  type HeadTag
} from '../../core/model/head.ts'
import { toAbsoluteUrl } from '../../core/model/paths.ts'
import type { Route } from '../../core/model/route.ts'
import type { ClientSite } from '../../core/model/site.ts'
import { isPreviewed, namePreviewFile, PREVIEW_SIZE } from './preview.ts'

declare module '../../index.ts' {
  interface ClientData {
    /** Set if the build renders preview images. */
    readonly hasPreviews?: boolean
  }
}

/** List the head tags for a page's preview image. */
export function listPreviewTags(
  site: ClientSite,
  route: Route
): readonly HeadTag[] {
  if (!site.data.hasPreviews || !isPreviewed(route)) return []
  const file = `/${namePreviewFile(route.pathname)}`
  return [
    createOpenGraphTag('og:image', toAbsoluteUrl(site, file)),
    createOpenGraphTag('og:image:width', String(PREVIEW_SIZE.width)),
    createOpenGraphTag('og:image:height', String(PREVIEW_SIZE.height)),
    createOpenGraphTag('og:image:alt', formatTitle(site, route.title))
  ]
}
