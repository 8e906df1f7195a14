import path from 'node:path'
import type { SiteError } from '../../model/errors.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import { explainRenderError, listRequests } from './explainRenderError.ts'

/** A page that could not be rendered. */
export interface RenderFailure {
  readonly planned: PlannedRoute
  readonly error: unknown
}

/** Message of a page whose modules have been reported already. */
const repeated = /Module (?:build|parse) failed|Cannot find module/
/** Message if an imported module lacks the wanted export. */
const consequent =
  /Element type is invalid|is not a function|Expected component `[^`]+` to be/

/**
 * Explain why pages failed, without what follows from modules that are reported
 * already.
 *
 * @param problems of the bundle
 */
export function explainFailures(
  failures: readonly RenderFailure[],
  problems: readonly SiteError[]
): readonly SiteError[] {
  const told = new Set(problems.map(({ place }) => place?.file))
  const own = failures.filter(({ planned, error }) => {
    const message = error instanceof Error ? error.message : String(error)
    if (told.size === 0) return true
    if (repeated.test(message)) return false
    const isTold = listModules(planned).some(file => told.has(file))
    return !(isTold && consequent.test(message))
  })
  const written = own.filter(({ planned }) => planned.source !== undefined)
  // A list shows posts; if their own pages fail too, those are the better
  // places.
  return (written.length > 0 ? written : own).map(({ planned, error }) =>
    explainRenderError(error, planned.source, planned.route.pathname)
  )
}

/** A page's own file and those it imports, relative to the content folder. */
function listModules({ source }: PlannedRoute): readonly string[] {
  if (source === undefined) return []
  const folder = path.posix.dirname(source.file)
  const imported = listRequests(source.body).map(request =>
    path.posix.join(folder, request)
  )
  return [source.file, ...imported]
}
