import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Find the file that an import most likely means: one beside it, or where its
 * path leads, whose name differs in letter case, ending or the leading "./".
 *
 * @param folder absolute path of the one that the import starts from
 * @returns what to import instead
 */
export function findNearFile(
  request: string,
  folder: string
): string | undefined {
  const target = path.join(folder, request)
  const near = listNames(path.dirname(target))
    .map(name => path.join(path.dirname(target), name))
    .find(
      file =>
        simplify(file) === simplify(target) &&
        (file !== target || !request.startsWith('.'))
    )
  if (near === undefined) return undefined
  const relative = path.relative(folder, near)
  return relative.startsWith('.') ? relative : `./${relative}`
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function simplify(file: string): string {
  return file.replace(/\.[cm]?[jt]sx?$/, '').toLowerCase()
}
