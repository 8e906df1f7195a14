import { groupRepeated } from '../content/createReport.ts'
import { printForbidden } from '../content/schema/forbiddenMarkup.ts'
import type { Level } from '../content/schema/siteConfig.ts'
import { createPlace } from '../content/sourceLocator.ts'
import type { LeveledFindings } from '../locale.ts'
import { createFindingError } from '../markdown/createFindingError.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import { SiteError, type SourceLocation } from '../model/errors.ts'
import { groupBy } from '../model/groupBy.ts'
import type { RenderedPage } from '../render/renderPages.ts'
import {
  createImageReference,
  findMissingImages
} from '../site/findMissingImages.ts'
import type { SitePlan } from '../site/routes/planLocales.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'

/**
 * Sort all findings (missing images, forbidden attributes, features' findings,
 * and earlier failures) into errors and warnings, by the levels that the site
 * sets.
 *
 * @param checked findings of features
 * @param files of the output, relative to the base
 * @param problems of modules and pages that failed to compile or render
 * @returns errors, which fail the build, and warnings
 */
export function judgeFindings(options: {
  readonly plan: Pick<SitePlan, 'site' | 'routes'>
  readonly pages: readonly RenderedPage[]
  readonly files: readonly string[]
  readonly markdown: readonly MarkdownFinding[]
  readonly checked: readonly LeveledFindings[]
  readonly problems: readonly SiteError[]
}): {
  readonly errors: readonly SiteError[]
  readonly warnings: readonly SiteError[]
} {
  const { plan, pages, files } = options
  const { site, routes } = plan
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
    ['throw', findForbidden(pages, false)],
    // They have no effect, but do no harm.
    ['warn', findForbidden(pages, true)]
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
    image === undefined
      ? []
      : createImageReference(
          image,
          source?.locator.findValue(['image']) ?? { file: pathname }
        )
  )
}

/**
 * Give each finding of the Markdown compiler its level.
 *
 * A missing feature usually affects many pages, so it's reported once, with all
 * places.
 *
 * @param levels.images level of missing images
 * @param levels.standard level of all other errors
 */
export function judgeMarkdown(
  findings: readonly MarkdownFinding[],
  contentDir: string,
  levels: { readonly images: Level; readonly standard: Level }
): readonly LeveledFindings[] {
  const groups = groupBy(findings.toSorted(comparePlaces), finding => {
    const { kind, level, message } = finding
    return JSON.stringify(kind === 'feature' ? [level, message] : finding)
  })
  return [...groups.values()].map(same => {
    const [first] = same
    const errors = groupRepeated(
      same.map(finding => createFindingError(finding, contentDir))
    )
    if (first?.level !== 'error') return ['warn', errors]
    // Never serve a page without its text, whatever the levels are.
    if (first.kind === 'compile') return ['throw', errors]
    return [first.kind === 'image' ? levels.images : levels.standard, errors]
  })
}

/** Sort by place, because pages compile in no particular order. */
function comparePlaces(one: MarkdownFinding, other: MarkdownFinding): number {
  return (
    compareNaturally(one.file, other.file) ||
    (one.line ?? 0) - (other.line ?? 0) ||
    (one.column ?? 0) - (other.column ?? 0) ||
    compareNaturally(one.message, other.message)
  )
}

function compareNaturally(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/**
 * Find ids that occur twice on a page: links always lead to the first, so the
 * second heading is unreachable.
 */
function findRepeatedIds(page: RenderedPage): readonly SiteError[] {
  return [...page.facts.repeatedIds].map(id => {
    const forms = [`{#${id}}`, `{/* #${id} */}`, `id="${id}"`]
    const body = page.planned.source?.body ?? ''
    const last = Math.max(...forms.map(form => body.lastIndexOf(form)))
    return new SiteError(`The id "${id}" appears twice on the page.`, {
      // The id may come from a component or a partial.
      place: findPlace(
        page,
        last < 0 ? last : body.lastIndexOf('\n', last) + 1
      ),
      remedy: 'Set a different id for one of the headings: ## Title {#id}'
    })
  })
}

/**
 * Find attributes and elements that finished pages must not contain. Earlier
 * stages remove and report those in Markdown; these come from components,
 * expressions, and the configuration.
 *
 * @param isStyle whether to find style elements, or everything else
 */
function findForbidden(
  pages: readonly RenderedPage[],
  isStyle: boolean
): readonly SiteError[] {
  return groupRepeated(
    pages.flatMap(page => {
      const own = page.facts.forbidden.filter(
        ({ tag, attribute }) =>
          (tag === 'style' && attribute === undefined) === isStyle
      )
      return own.map(found => {
        const { tag, attribute, remedy } = found
        const name = attribute === undefined ? '' : `[^>]*?\\b${attribute}\\s*=`
        const written = new RegExp(`<${tag}\\b${name}`, 'i')
        const message = `The page contains ${printForbidden(found)}.`
        return new SiteError(message, {
          place: findPlace(page, page.planned.source?.body.search(written)),
          remedy
        })
      })
    })
  )
}

/** @param offset in the page's own text; -1 for the whole page */
function findPlace(
  { planned: { source }, record }: RenderedPage,
  offset = -1
): SourceLocation {
  if (source === undefined) return { file: record.pathname }
  const { file, body, bodyLine } = source
  if (offset < 0) return { file }
  const { line = 1, column } = createPlace(file, body, offset)
  return { file, line: bodyLine + line, column }
}
