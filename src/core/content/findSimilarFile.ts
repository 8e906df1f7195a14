import { readdirSync } from 'node:fs'
import path from 'node:path'
import { trackExists } from '../platform/cache/trackedFiles.ts'

/**
 * Find the file that a wrong path most likely refers to: its name differs only in
 * letter case, extension or the leading "./".
 *
 * @param request the path as written
 * @param folder absolute path of the folder that it's relative to
 * @returns what to write instead
 */
export function findSimilarFile(
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
  // The check makes the page depend on the file.
  if (near === undefined || !trackExists(near)) return undefined
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
  return file.replace(/\.(?:[cm]?[jt]sx?|mdx?|json|css)$/i, '').toLowerCase()
}
