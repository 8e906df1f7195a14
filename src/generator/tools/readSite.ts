import { readContent } from '../content/readContent.ts'
import { createSite } from '../site/createSite.ts'
import type { Site } from '../site/site.ts'

/**
 * Read a site to work on its files, drafts included.
 *
 * @throws SiteErrors when it has mistakes: what would be rewritten is not sure
 */
export async function readSite(contentDir: string): Promise<Site> {
  const content = await readContent(contentDir)
  const locale = content.config.locales[0]?.name ?? 'en'
  return createSite(content, { withDrafts: true, locale })
}
