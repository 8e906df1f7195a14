import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createJiti } from 'jiti'
import { type Diagnostic, DiagnosticError } from '../../model/diagnostic.ts'
import { packageRoot } from '../../platform/packageRoot.ts'
import { runReported } from '../../platform/supervision.ts'
import { toPosixPath } from '../../platform/toPosixPath.ts'
import type { SiteModule } from '../findSiteModule.ts'
import { explainLoadError, SYNTAX_HINT } from './explainLoadError.ts'
import {
  CIRCLE_HINT,
  findImportCircle,
  printCircle
} from './findImportCircle.ts'
import { isSiteCode, listFrames } from './findStackPlace.ts'
import { importOptions } from './importOptions.ts'

/** A plugin or a feature that `site.ts` names. */
export interface SiteModuleRequest {
  /** What messages call the module. */
  readonly kind: 'plugin' | 'feature'
  /** As written in `site.ts`. */
  readonly name: string
  readonly found: SiteModule
  /** Absolute path of the content folder. */
  readonly contentDir: string
}

/** A loaded plugin or feature. */
interface LoadedSiteModule<Value> {
  readonly value: Value
  /** Absolute path of the module. */
  readonly location: string
}

/**
 * Import a plugin or a feature. Content folders outside the project use the
 * project's packages.
 *
 * @param use reads the default export; gets the module, too
 * @throws DiagnosticError if the module or `use` throws, or without a default export
 */
export async function importSiteModule<Value>(
  request: SiteModuleRequest,
  use: (exported: unknown, module: Readonly<Record<string, unknown>>) => Value
): Promise<LoadedSiteModule<Value>> {
  const { kind, name, found, contentDir } = request
  const shown = showSiteModule(name)
  const importer = createImporter(contentDir)
  let location = found.file
  try {
    return await runReported(`loads the ${kind}`, shown, async () => {
      location = found.isPackage
        ? fileURLToPath(
            importer.esmResolve(found.file, { try: true }) ??
              createImporter(packageRoot).esmResolve(found.file)
          )
        : found.file
      const module =
        await importer.import<Readonly<Record<string, unknown>>>(location)
      if (!('default' in module)) throw new Error('it has no default export')
      return { value: use(module.default, module), location }
    })
  } catch (error) {
    if (error instanceof DiagnosticError) throw error
    const folders = [contentDir, path.dirname(location)]
    const failed = listFrames(error).find(({ file }) =>
      isSiteCode(file, folders)
    )
    const circle = failed && (await findImportCircle(error, failed.file))
    throw new DiagnosticError(describeLoadError(error, request, circle))
  }
}

/** Show the name of a module without the `./` that a path starts with. */
export function showSiteModule(name: string): string {
  return name.replace(/^\.\//, '')
}

/** @param circle absolute paths of modules that import each other */
function describeLoadError(
  error: unknown,
  { kind, name, found, contentDir }: SiteModuleRequest,
  circle: readonly string[] | undefined
): Diagnostic {
  const { reason, place, isSyntax } = explainLoadError(error, `${contentDir}/`)
  const file = found.isPackage
    ? showSiteModule(name)
    : toPosixPath(path.relative(contentDir, found.file))
  const circular = circle ? ` ${printCircle(circle, contentDir)}` : ''
  const hint = circle
    ? CIRCLE_HINT
    : `Fix the ${kind}, or remove it from site.ts.`
  return {
    severity: 'error',
    message: `The ${kind} "${name}" can't be loaded: ${reason.replace(/\.$/, '')}.${circular}`,
    place: place ?? { file },
    hint: isSyntax ? SYNTAX_HINT : hint,
    cause: error
  }
}

/** @param folder absolute path from which packages are resolved */
function createImporter(folder: string) {
  return createJiti(`${folder}/site.ts`, importOptions)
}
