import path from 'node:path'
import { findSiteModule } from '../content/findSiteModule.ts'
import { toPosixPath } from '../platform/toPosixPath.ts'

/**
 * Locate a module that a feature names, which can lack its extension.
 *
 * @param folder absolute path of the feature's folder
 * @returns an absolute path
 */
export function locateModule(folder: string, module = ''): string {
  return (
    findSiteModule(`./${module}`, folder)?.file ?? path.join(folder, module)
  )
}

/**
 * Print the path of a feature's module for messages.
 *
 * @param folder absolute path of the feature's folder
 * @param contentDir absolute
 * @returns relative to the content folder
 */
export function nameModuleFile(
  folder: string,
  module: string | undefined,
  contentDir: string
): string {
  return toPosixPath(path.relative(contentDir, locateModule(folder, module)))
}
