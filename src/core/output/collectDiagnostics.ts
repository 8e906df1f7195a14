import { compareNaturally, comparePlaces } from '../content/comparePlaces.ts'
import { getDefaultLevel } from '../content/content.ts'
import {
  type ForbiddenMarkup,
  printForbidden
} from '../content/schema/forbiddenMarkup.ts'
import { locateInBody } from '../content/sourceLocator.ts'
import type { PageDiagnostic } from '../markdown/markdownContext.ts'
import { relativizePlace } from '../markdown/pageDiagnostic.ts'
import {
  applyLevel,
  type Diagnostic,
  isWarning,
  type Level,
  mergeRepeated,
  type SourceLocation
} from '../model/diagnostic.ts'
import { groupBy } from '../model/groupBy.ts'
import type { RenderedPage } from '../render/renderPages.ts'
import {
  findMissingImages,
  toImageReference
} from '../site/findMissingImages.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'

/**
 * Collect all diagnostics (missing images, forbidden attributes, those of
 * features, and earlier ones), with the severity that the site sets.
 *
 * @param ofFeatures what their `check` hooks report
 * @param files of the output, relative to the base
 * @param errors about modules and pages that failed to compile or render
 */
export function collectDiagnostics(options: {
  readonly plan: Pick<LocalePlan, 'site' | 'routes'>
  readonly pages: readonly RenderedPage[]
  readonly files: readonly string[]
  readonly markdown: readonly PageDiagnostic[]
  readonly ofFeatures: readonly Diagnostic[]
  readonly errors: readonly Diagnostic[]
}): readonly Diagnostic[] {
  const { plan, pages, files } = options
  const { site, routes } = plan
  const { content } = site
  const others = getDefaultLevel(content)
  const images = content.config.links.missingImages ?? others
  const missing = findMissingImages(listImages(routes), files, [
    site.client.baseUrl
  ])
  return [
    ...mergeRepeated(site.diagnostics.filter(isWarning)),
    ...options.ofFeatures,
    ...applyLevel(images, missing),
    ...applyMarkdownLevels(options.markdown, content.contentDir, {
      images,
      others
    }),
    ...options.errors,
    ...pages.flatMap(findRepeatedHtmlIds),
    ...findOtherForbidden(pages),
    // Style elements have no effect, but do no harm.
    ...applyLevel('warn', findForbiddenStyles(pages))
  ]
}

/**
 * List the preview images of pages. Nobody would notice a missing one until
 * sharing the page.
 */
function listImages(routes: readonly PlannedRoute[]) {
  return routes.flatMap(({ route: { image, pathname }, source }) =>
    image === undefined
      ? []
      : toImageReference(
          image,
          source?.locator.findValue(['image']) ?? { file: pathname }
        )
  )
}

/**
 * Give each diagnostic of the Markdown compiler the severity that the site sets.
 *
 * A missing feature usually affects many pages, so it's reported once, with all
 * places.
 *
 * @param levels.images level of missing images
 * @param levels.others level of all other errors
 */
export function applyMarkdownLevels(
  diagnostics: readonly PageDiagnostic[],
  contentDir: string,
  levels: { readonly images: Level; readonly others: Level }
): readonly Diagnostic[] {
  // Copies of a partial have the same diagnostics.
  const unique = [
    ...new Map(diagnostics.map(each => [JSON.stringify(each), each])).values()
  ]
  // Pages compile in no particular order.
  const sorted = unique.toSorted(
    (one, other) =>
      comparePlaces(one, other) || compareNaturally(one.message, other.message)
  )
  const groups = groupBy(sorted, diagnostic => {
    const { kind, severity, message } = diagnostic
    return JSON.stringify(kind === 'feature' ? [severity, message] : diagnostic)
  })
  return [...groups.values()].flatMap(same => {
    const [first] = same
    const merged = mergeRepeated(
      same.map(diagnostic => relativizePlace(diagnostic, contentDir))
    )
    // Never serve a page without its text, whatever the levels are.
    if (first?.severity !== 'error' || first.kind === 'compile') return merged
    const level = first.kind === 'image' ? levels.images : levels.others
    return applyLevel(level, merged)
  })
}

/**
 * Find ids that occur twice on a page: links always lead to the first, so the
 * second heading is unreachable.
 */
function findRepeatedHtmlIds(page: RenderedPage): readonly Diagnostic[] {
  return [...page.facts.repeatedIds].map(id => {
    const forms = [`{#${id}}`, `{/* #${id} */}`, `id="${id}"`]
    const body = page.planned.source?.body ?? ''
    const last = Math.max(...forms.map(form => body.lastIndexOf(form)))
    return {
      severity: 'warning',
      message: `The id "${id}" appears twice on the page.`,
      // The id may come from a component or a partial.
      place: findPlace(
        page,
        last < 0 ? last : body.lastIndexOf('\n', last) + 1
      ),
      hint: 'Give one of the elements another id. For a heading: ## Title {#id}'
    }
  })
}

/** Find style elements, which finished pages must not contain. */
function findForbiddenStyles(pages: readonly RenderedPage[]) {
  return describeForbidden(pages, isStyleElement)
}

/** Find everything but style elements that finished pages must not contain. */
function findOtherForbidden(pages: readonly RenderedPage[]) {
  return describeForbidden(pages, found => !isStyleElement(found))
}

function isStyleElement({ tag, attribute }: ForbiddenMarkup): boolean {
  return tag === 'style' && attribute === undefined
}

/**
 * Describe attributes and elements that finished pages must not contain. Earlier
 * stages remove and report those in Markdown; these come from components,
 * expressions, and the configuration.
 *
 * @param isIncluded selects what to describe
 */
function describeForbidden(
  pages: readonly RenderedPage[],
  isIncluded: (found: ForbiddenMarkup) => boolean
): readonly Diagnostic[] {
  return mergeRepeated(
    pages.flatMap(page => {
      const forbidden = page.facts.forbidden.filter(isIncluded)
      return forbidden.map(found => {
        const { tag, attribute, hint } = found
        const name = attribute === undefined ? '' : `[^>]*?\\b${attribute}\\s*=`
        const pattern = new RegExp(`<${tag}\\b${name}`, 'i')
        const message = `The page contains ${printForbidden(found)}.`
        return {
          severity: 'error',
          message,
          place: findPlace(page, page.planned.source?.body.search(pattern)),
          hint
        }
      })
    })
  )
}

/** @param offset in the page's own text; -1 for the whole page */
function findPlace(
  { planned: { source }, record }: RenderedPage,
  offset?: number
): SourceLocation {
  return source === undefined
    ? { file: record.pathname }
    : locateInBody(source, offset)
}
