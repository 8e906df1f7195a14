import path from 'node:path'
import type { Dependencies } from './track.ts'
import { parseFileDependency } from './trackedFiles.ts'

/**
 * Make the paths in dependencies relative to the root that contains them, or else to
 * the first root, so that a copied project can use the results.
 *
 * @param roots absolute
 */
export function relativizeDependencies(
  dependencies: Dependencies,
  roots: readonly string[]
): Dependencies {
  return mapPaths(dependencies, file => {
    const root = roots.find(each => file.startsWith(each + path.sep))
    const index = root === undefined ? 0 : roots.indexOf(root)
    return `${index} ${path.relative(roots[index] ?? '', file)}`
  })
}

/** Undo {@link relativizeDependencies}. */
export function resolveDependencies(
  dependencies: Dependencies,
  roots: readonly string[]
): Dependencies {
  return mapPaths(dependencies, name => {
    const [, index, relative = ''] = /^(\d+) (.*)$/s.exec(name) ?? []
    return path.join(roots[Number(index)] ?? '', relative)
  })
}

function mapPaths(
  dependencies: Dependencies,
  change: (file: string) => string
): Dependencies {
  return new Map(
    [...dependencies].map(([dependency, state]) => {
      const parsed = parseFileDependency(dependency)
      return [
        parsed === undefined
          ? dependency
          : `${parsed.kind} ${change(parsed.path)}`,
        state
      ]
    })
  )
}
