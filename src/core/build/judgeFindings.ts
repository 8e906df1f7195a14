import type { Level } from '../content/schema/siteConfig.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import type { SiteError } from '../model/errors.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import {
  createPicture,
  findMissingPictures
} from '../site/findMissingPictures.ts'
import type { Site } from '../site/site.ts'
import { findForbidden, findRepeatedIds } from './findPageFaults.ts'
import { judgeMarkdown } from './judgeMarkdown.ts'
import type { LeveledFindings } from './locale.ts'
import type { RenderedPage } from './prerender/prerenderPages.ts'

/**
 * Judge the findings in the finished pages (images, forbidden attributes and
 * what features found) by the levels that the site sets, together with earlier
 * failures.
 *
 * @param checked what features found
 * @param files of the output, relative to the base
 * @param problems of modules and pages that failed to compile or render
 * @param routes of all pages, including those that failed to render
 * @returns what fails the build, and what is only reported
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
  // A folder of plain Markdown never asked for strictness.
  const usual: Level = isBare ? 'warn' : 'throw'
  const leveled: readonly LeveledFindings[] = [
    ...options.checked,
    [
      config.links.missingImages ?? usual,
      findMissingPictures(listImages(routes), files, baseUrl)
    ],
    ...judgeMarkdown(options.markdown, content.root, {
      images: config.links.missingImages ?? usual,
      usual
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
 * List the preview images that pages name. If one were missing, nobody would
 * notice until the page is shared.
 */
function listImages(routes: readonly PlannedRoute[]) {
  return routes.flatMap(({ route: { image, pathname }, source }) =>
    createPicture(
      image,
      source?.locator.findValue(['image']) ?? { file: pathname }
    )
  )
}
