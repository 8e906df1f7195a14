import type { Bundle } from '../bundle/bundle.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isReadableAsMarkdown } from '../pages/planMarkdownRequest.ts'
import {
  parseContentRequest,
  printContentRequest
} from '../site/routes/contentRequest.ts'
import { nameChunk } from '../site/routes/nameChunk.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { RenderedPages } from './renderPages.ts'

/** How a build starts again when pages turn out not to be MDX. */
interface MarkdownRetry {
  /** Has a warning for each of these pages. */
  readonly plan: LocalePlan
  /**
   * Files of these pages, relative to the base, to remove: those
   * of the next bundle have other hashes in their names.
   */
  readonly replacedFiles: ReadonlySet<string>
}

/**
 * Plan to read pages that failed to render as Markdown, if they make sense as
 * such. `planMarkdownRequest.ts` plans pages that aren't valid MDX.
 *
 * @returns undefined if there are none
 */
export function planMarkdownRetry({
  plan,
  bundle,
  rendered
}: {
  readonly plan: LocalePlan
  readonly bundle: Pick<Bundle, 'pageFiles'>
  readonly rendered: Pick<RenderedPages, 'diagnostics'>
}): MarkdownRetry | undefined {
  const retried = listRetriedPages(plan, rendered.diagnostics)
  if (retried.length === 0) return undefined
  const { site, routes } = plan
  const files = new Set(retried.map(({ file }) => file))
  const warnings = retried.map(({ warning }) => warning)
  return {
    plan: {
      ...plan,
      site: { ...site, diagnostics: [...site.diagnostics, ...warnings] },
      routes: routes.map(planned => readAsMarkdown(planned, files))
    },
    // Pages can share a style sheet.
    replacedFiles: new Set(
      retried.flatMap(
        ({ pathname }) => bundle.pageFiles.get(nameChunk(pathname)) ?? []
      )
    )
  }
}

/** List the pages to read as Markdown, with the warnings that say why. */
function listRetriedPages(
  { site, routes }: LocalePlan,
  errors: readonly Diagnostic[]
) {
  const byFile = new Map(errors.map(each => [each.place?.file, each]))
  return routes.flatMap(({ route: { pathname }, source }) => {
    const error = byFile.get(source?.file)
    return source?.format === 'mdx' &&
      error !== undefined &&
      isReadableAsMarkdown(source, site.content)
      ? [{ pathname, file: source.absolutePath, warning: explain(error) }]
      : []
  })
}

function explain({ message, place }: Diagnostic): Diagnostic {
  return {
    severity: 'warning',
    message: `The page can't be rendered as MDX, so it's read as Markdown. ${message.replace(/^The page can't be rendered: /, '')}`,
    ...(place && { place }),
    hint: 'For text, write \\{ or \\<. To keep Markdown, set "format: md" in the front matter.'
  }
}

/** @param files absolute */
function readAsMarkdown(
  planned: PlannedRoute,
  files: ReadonlySet<string>
): PlannedRoute {
  const { contents, source } = planned
  return {
    ...planned,
    contents: contents.map(specifier => {
      const request = parseContentRequest(specifier)
      return files.has(request.file)
        ? printContentRequest({ ...request, format: 'md' })
        : specifier
    }),
    ...(source &&
      files.has(source.absolutePath) && {
        source: { ...source, format: 'md' }
      })
  }
}
