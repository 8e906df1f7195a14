import path from 'node:path'
import { toPosixPath } from '../../platform/toPosixPath.ts'

/** Modules by absolute path, with what each one imports. */
type ImportGraph = ReadonlyMap<string, readonly string[]>

/** What to do about a circular import. */
export const CIRCLE_HINT =
  'While these modules load, they can lack values of each other. Move what they share to a module that imports none of them.'

/** Files that client halves import besides modules. */
const ASSETS = ['css', 'svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'woff2']

/**
 * Find a circular import that can explain why a module throws while it loads: it
 * imports modules that wait for it, so their values are still missing.
 *
 * @param error as thrown
 * @param failed absolute path of the module that threw it
 * @returns absolute paths, each imported by the one before, from the module to itself.
 *   Undefined if there's no circle, or the error isn't about a missing value
 */
export async function findImportCircle(
  error: unknown,
  failed: string
): Promise<readonly string[] | undefined> {
  return canBeEarly(error)
    ? findWayBack(failed, await readImports(failed))
    : undefined
}

/** Whether code can throw the error because it runs before another module. */
function canBeEarly(error: unknown): boolean {
  // A name that isn't defined at all is a global one, such as `window`.
  return (
    error instanceof TypeError ||
    (error instanceof ReferenceError && !/ is not defined$/.test(error.message))
  )
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
    jsx: 'automatic',
    loader: Object.fromEntries(ASSETS.map(type => [`.${type}`, 'empty'])),
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

/**
 * Describe a circular import in a sentence.
 *
 * @param contentDir absolute
 */
export function printCircle(
  circle: readonly string[],
  contentDir: string
): string {
  const files = circle.map(file => toPosixPath(path.relative(contentDir, file)))
  return `The imports are circular: ${files.join(' → ')}.`
}
