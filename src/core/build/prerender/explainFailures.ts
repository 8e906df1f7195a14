import path from 'node:path'
import type { SiteError } from '../../model/errors.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import { explainRenderError } from './explainRenderError.ts'

/** A page that could not be rendered. */
export interface RenderFailure {
  readonly planned: PlannedRoute
  readonly error: unknown
}

/** Messages of pages whose modules are reported already. */
const ALREADY_REPORTED = /Module (?:build|parse) failed|Cannot find module/
/** Messages if an imported module lacks the wanted export. */
const CONSEQUENT =
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
  const reported = new Set(problems.map(({ place }) => place?.file))
  const own = failures.filter(({ planned, error }) => {
    const message = error instanceof Error ? error.message : String(error)
    if (reported.size > 0 && ALREADY_REPORTED.test(message)) return false
    const isReported = listModules(planned).some(file => reported.has(file))
    return !(isReported && CONSEQUENT.test(message))
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
  const imports = source.body.matchAll(
    /^import\s[^'"\n]*['"](\.[^'"\n]+)['"]/gm
  )
  const imported = [...imports].map(([, request = '']) =>
    path.posix.join(folder, request)
  )
  return [source.file, ...imported]
}
