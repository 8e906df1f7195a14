import { existsSync } from 'node:fs'
import path from 'node:path'
import { createJiti } from 'jiti'
import { SiteError } from '../../model/errors.ts'

/**
 * Find the first file of a name, whatever its extension.
 *
 * @returns the absolute path, or undefined
 */
export function findFile(
  folder: string,
  name: string,
  extensions: readonly string[]
): string | undefined {
  return extensions
    .map(extension => path.join(folder, `${name}.${extension}`))
    .find(file => existsSync(file))
}

/**
 * Load the default export of a configuration file.
 *
 * jiti reads TypeScript, ES modules and CommonJS alike on every Node the
 * project supports, and a fresh instance never answers from memory, so an
 * edited file counts in watch mode.
 *
 * @throws SiteError when the file can't be read or run
 */
export async function loadModule(
  file: string,
  displayName: string
): Promise<unknown> {
  const jiti = createJiti(import.meta.url, {
    moduleCache: false,
    fsCache: false
  })
  try {
    return await jiti.import(file, { default: true })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new SiteError(`The file can't be run: ${message.split('\n')[0]}`, {
      place: { file: displayName },
      remedy: 'Fix the syntax, or the module it imports.',
      cause: error
    })
  }
}
