import path from 'node:path'
import { findExtension } from '../content/findExtension.ts'

/**
 * Locate a module that a feature names, which can lack its extension.
 *
 * @param folder absolute path of the feature's folder
 * @returns an absolute path
 */
export function locateModule(folder: string, module = ''): string {
  return findExtension(`./${module}`, folder)?.file ?? path.join(folder, module)
}
