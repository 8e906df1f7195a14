import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  isFile,
  readObserved
} from '../../../core/build/store/observedFiles.ts'
import { toPosixPath } from '../../../core/build/toPosixPath.ts'
import { suggestName } from '../../../core/content/schema/suggestName.ts'
import { isWithinSite } from '../../../core/content/siteBounds.ts'
import { ApiError } from './selectApi.ts'

const SUFFIX = '.d.ts'

/** Create the path of a package's declarations, which may not exist. */
export function createDeclarationPath(
  contentDir: string,
  module: string
): string {
  return join(contentDir, 'declarations', `${module}${SUFFIX}`)
}

/**
 * Read the declarations of a package from the content.
 *
 * @param contentDir absolute
 * @throws ApiError if there are none
 */
export function readDeclarations(contentDir: string, module: string): string {
  const path = createDeclarationPath(contentDir, module)
  if (isFile(path) && isWithinSite(path, contentDir)) {
    return readObserved(path).toString()
  }
  const modules = listModules(join(contentDir, 'declarations'))
  throw new ApiError(
    `There are no declarations for "${module}".`,
    modules.length === 0
      ? `Add the file declarations/${module}${SUFFIX} to the content folder.`
      : suggestName(module, modules, 'Packages')
  )
}

function listModules(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(SUFFIX))
    .map(file => toPosixPath(file.slice(0, -SUFFIX.length)))
}
