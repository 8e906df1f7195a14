import type { Diagnostic } from '../model/diagnostic.ts'
import type { Pathname } from '../model/paths.ts'
import { isReadableAsMarkdown } from '../pages/planMarkdownRequest.ts'
import {
  parseContentRequest,
  printContentRequest
} from '../site/routes/contentRequest.ts'
import type { SitePlan } from '../site/routes/planLocales.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'

/**
 * Plan to read pages that failed to render as Markdown, if they make sense as such;
 * `planMarkdownRequest.ts` does so for pages that aren't valid MDX.
 *
 * @param failures from rendering the plan
 * @returns the plan with a warning for each of these pages, and their addresses;
 * undefined if there are none
 */
export function planMarkdownRetry(
  plan: SitePlan,
  failures: readonly Diagnostic[]
): { readonly plan: SitePlan; readonly pathnames: Pathname[] } | undefined {
  const { site, routes } = plan
  const failed = new Map(failures.map(each => [each.place?.file, each]))
  const retried = routes.flatMap(({ route: { pathname }, source }) => {
    const failure = failed.get(source?.file)
    return source?.format === 'mdx' &&
      failure !== undefined &&
      isReadableAsMarkdown(source, site.content)
      ? [{ pathname, file: source.absolutePath, warning: explain(failure) }]
      : []
  })
  if (retried.length === 0) return undefined
  const files = new Set(retried.map(({ file }) => file))
  const warnings = retried.map(({ warning }) => warning)
  return {
    pathnames: retried.map(({ pathname }) => pathname),
    plan: {
      ...plan,
      site: { ...site, diagnostics: [...site.diagnostics, ...warnings] },
      routes: routes.map(planned => readAsMarkdown(planned, files))
    }
  }
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
    contents: contents.map(content => {
      const request = parseContentRequest(content)
      return files.has(request.file)
        ? printContentRequest({ ...request, format: 'md' })
        : content
    }),
    ...(source &&
      files.has(source.absolutePath) && {
        source: { ...source, format: 'md' }
      })
  }
}
