import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Load a package that the project doesn't depend on.
 *
 * @param folder the one with `node_modules`
 * @returns its module, without types
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export async function loadPackage(folder: string, name: string): Promise<any> {
  const root = path.resolve(folder, 'node_modules', name)
  const text = await readFile(path.join(root, 'package.json'), 'utf8')
  const { exports = {}, module, main } = JSON.parse(text)
  const own = exports['.'] ?? exports
  const entry =
    findEntry(own.import) ?? findEntry(own.default) ?? module ?? main
  return import(pathToFileURL(path.join(root, entry)).href)
}

/** Conditions may be nested. */
function findEntry(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  return 'default' in value ? findEntry(value.default) : undefined
}
