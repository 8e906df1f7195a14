import { getDefaultLevel } from '../../core/content/content.ts'
import type { BuiltInFeature } from '../../core/feature.ts'
import { applyLevel } from '../../core/model/diagnostic.ts'
import { checkLinks } from './generator/checkLinks.ts'
import { findVanishedUrls, updateUrls } from './generator/publishedUrls.ts'

const UPDATE_URLS = 'update-urls'

/** Reports broken links and published addresses that have disappeared. */
export const linkCheck: BuiltInFeature = {
  name: 'linkCheck',
  flags: { [UPDATE_URLS]: 'record the current addresses as published' },
  check: async locale => {
    const { content } = locale.plan.site
    const { brokenLinks, brokenAnchors } = content.config.links
    const { links, anchors, elsewhere } = await checkLinks(locale)
    const isChecked = locale.isComplete && !locale.flags.has(UPDATE_URLS)
    return [
      ...applyLevel(brokenLinks ?? getDefaultLevel(content), links),
      ...applyLevel(brokenAnchors, anchors),
      ...elsewhere,
      ...(isChecked ? await findVanishedUrls(locale) : [])
    ]
  },
  publish: async ({ locales, flags }) => {
    if (flags.has(UPDATE_URLS)) await updateUrls(locales)
  }
}
