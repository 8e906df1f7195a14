import { createTitle, type HeadTag, property } from '../../core/model/head.ts'
import { createAbsoluteUrl } from '../../core/model/paths.ts'
import type { Route } from '../../core/model/route.ts'
import type { ClientSite } from '../../core/model/site.ts'
import { createPreviewFile, isPreviewed, PREVIEW_SIZE } from './preview.ts'

declare module '../../core/model/site.ts' {
  interface ClientData {
    /** Set if the build renders preview images. */
    readonly hasPreviews?: boolean
  }
}

/** Create the head tags for a page's preview image. */
export function createPreviewTags(
  site: ClientSite,
  route: Route
): readonly HeadTag[] {
  if (!site.data.hasPreviews || !isPreviewed(route)) return []
  const file = `/${createPreviewFile(route.pathname)}`
  return [
    property('og:image', createAbsoluteUrl(site, file)),
    property('og:image:width', String(PREVIEW_SIZE.width)),
    property('og:image:height', String(PREVIEW_SIZE.height)),
    property('og:image:alt', createTitle(site, route.title))
  ]
}
