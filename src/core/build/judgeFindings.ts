import type { Level } from '../content/schema/siteConfig.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import type { SiteError } from '../model/errors.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import {
  createImageReference,
  findMissingImages
} from '../site/findMissingImages.ts'
import type { Site } from '../site/site.ts'
import { findForbidden, findRepeatedIds } from './findPageFaults.ts'
import { judgeMarkdown } from './judgeMarkdown.ts'
import type { LeveledFindings } from './locale.ts'
import type { RenderedPage } from './prerender/prerenderPages.ts'

/**
 * Sort all findings (missing images, forbidden attributes, features' findings,
 * and earlier failures) into errors and warnings, by the levels that the site
 * sets.
 *
 * @param checked findings of features
 * @param files of the output, relative to the base
 * @param problems of modules and pages that failed to compile or render
 * @param routes of all pages, including those that failed to render
 * @returns errors, which fail the build, and warnings
 */
export function judgeFindings(options: {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly pages: readonly RenderedPage[]
  readonly files: readonly string[]
  readonly markdown: readonly MarkdownFinding[]
  readonly checked: readonly LeveledFindings[]
  readonly problems: readonly SiteError[]
}): {
  readonly errors: readonly SiteError[]
  readonly warnings: readonly SiteError[]
} {
  const { site, pages, routes, files } = options
  const { content } = site
  const { baseUrl } = site.client
  const { isBare, config } = content
  // Without a `site.ts`, the same findings are warnings.
  const standard: Level = isBare ? 'warn' : 'throw'
  const leveled: readonly LeveledFindings[] = [
    ...options.checked,
    [
      config.links.missingImages ?? standard,
      findMissingImages(listImages(routes), files, baseUrl)
    ],
    ...judgeMarkdown(options.markdown, content.root, {
      images: config.links.missingImages ?? standard,
      standard
    }),
    ['throw', options.problems],
    ['warn', pages.flatMap(findRepeatedIds)],
    ['throw', findForbidden(pages)]
  ]
  const of = (wanted: Level) =>
    leveled.flatMap(([level, errors]) => (level === wanted ? errors : []))
  return { errors: of('throw'), warnings: [...site.warnings, ...of('warn')] }
}

/**
 * List the preview images of pages. Nobody would notice a missing one until
 * sharing the page.
 */
function listImages(routes: readonly PlannedRoute[]) {
  return routes.flatMap(({ route: { image, pathname }, source }) =>
    createImageReference(
      image,
      source?.locator.findValue(['image']) ?? { file: pathname }
    )
  )
}
