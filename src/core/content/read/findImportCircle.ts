import path from 'node:path'
import { listFrames } from './findStackPlace.ts'

/** Modules by absolute path, with what each one imports. */
type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Find a circular import that can explain why a module can't be loaded: the code
 * that failed imports modules that wait for it, so their values were still missing.
 *
 * @param error as thrown
 * @param module absolute path of the module that was loaded
 * @returns absolute paths, each imported by the one before; the first is also the
 *   last. Undefined if there's no circle, or the error isn't about a missing value
 */
export async function findImportCircle(
  error: unknown,
  module: string
): Promise<readonly string[] | undefined> {
  const isMissingValue =
    error instanceof TypeError || error instanceof ReferenceError
  if (!isMissingValue) return undefined
  const imports = await readImports(module)
  const failed = listFrames(error).find(({ file }) => imports.has(file))
  return failed && findWayBack(failed.file, imports)
}

/** @returns nothing for a module that can't be bundled */
async function readImports(module: string): Promise<ImportGraph> {
  // Load on demand: few modules fail.
  const { build } = await import('esbuild')
  const folder = path.dirname(module)
  const bundled = await build({
    entryPoints: [module],
    absWorkingDir: folder,
    packages: 'external',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent'
  }).catch(() => undefined)
  return new Map(
    Object.entries(bundled?.metafile.inputs ?? {}).map(
      ([file, { imports }]) => [
        path.resolve(folder, file),
        imports
          .filter(
            ({ kind, external }) => kind !== 'dynamic-import' && !external
          )
          .map(imported => path.resolve(folder, imported.path))
      ]
    )
  )
}

/** Find the shortest way from a module through its imports to itself. */
export function findWayBack(
  start: string,
  imports: ImportGraph
): readonly string[] | undefined {
  const seen = new Set<string>()
  let ways: readonly (readonly string[])[] = [[start]]
  while (ways.length > 0) {
    const longer = ways.flatMap(way =>
      (imports.get(way.at(-1) ?? '') ?? []).map(next => [...way, next])
    )
    const circle = longer.find(way => way.at(-1) === start)
    if (circle !== undefined) return circle
    ways = longer.filter(way => {
      const last = way.at(-1) ?? ''
      const isNew = !seen.has(last)
      seen.add(last)
      return isNew
    })
  }
  return undefined
}
