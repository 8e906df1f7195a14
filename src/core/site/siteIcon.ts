import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { stripBaseUrl } from '../model/paths.ts'
import type { Site } from './site.ts'

/** The site's icon. */
export interface SiteIcon {
  readonly type: 'image/svg+xml' | 'image/png'
  readonly bytes: Buffer
}

/**
 * Read the site's favicon if other icons can be created from it: it must be an
 * SVG or PNG file of the site.
 */
export async function readSiteIcon({
  client,
  content
}: Pick<Site, 'client' | 'content'>): Promise<SiteIcon | undefined> {
  const served = stripBaseUrl(client.baseUrl, client.favicon ?? '')
  const ending = path.extname(served ?? '').toLowerCase()
  if (served === undefined || !(ending === '.svg' || ending === '.png')) {
    return undefined
  }
  const file = path.join(content.contentDir, 'static', served)
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined) return undefined // resolveSite reports it
  return { type: ending === '.svg' ? 'image/svg+xml' : 'image/png', bytes }
}

export function toDataUrl({ type, bytes }: SiteIcon): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}
