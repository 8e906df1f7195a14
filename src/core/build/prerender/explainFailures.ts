import path from 'node:path'
import type { SiteError } from '../../model/errors.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import { explainRenderError } from './explainRenderError.ts'

/** A page that failed to render. */
export interface RenderFailure {
  readonly planned: PlannedRoute
  readonly error: unknown
}

/** Messages about modules that are already reported. */
const ALREADY_REPORTED = /Module (?:build|parse) failed|Cannot find module/
/** Messages that follow from a missing export of an imported module. */
const CONSEQUENT =
  /Element type is invalid|is not a function|Expected component `[^`]+` to be/

/**
 * Explain why pages failed to render, except failures caused by modules that are
 * already reported.
 *
 * @param problems problems of the bundle
 */
export function explainFailures(
  failures: readonly RenderFailure[],
  problems: readonly SiteError[]
): readonly SiteError[] {
  const reported = new Set(problems.map(({ place }) => place?.file))
  const own = failures.filter(({ planned, error }) => {
    const message = error instanceof Error ? error.message : String(error)
    if (reported.size > 0 && ALREADY_REPORTED.test(message)) return false
    const isReported = listModules(planned).some(file => reported.has(file))
    return !(isReported && CONSEQUENT.test(message))
  })
  const written = own.filter(({ planned }) => planned.source !== undefined)
  // Lists fail if a post does; report the post's own page instead.
  return (written.length > 0 ? written : own).map(({ planned, error }) =>
    explainRenderError(error, planned.source, planned.route.pathname)
  )
}

/** List a page's file and its imports, relative to the content folder. */
function listModules({ source }: PlannedRoute): readonly string[] {
  if (source === undefined) return []
  const folder = path.posix.dirname(source.file)
  const imports = source.body.matchAll(
    /^import\s[^'"\n]*['"](\.[^'"\n]+)['"]/gm
  )
  const imported = [...imports].map(([, request = '']) =>
    path.posix.join(folder, request)
  )
  return [source.file, ...imported]
}
