import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createJiti } from 'jiti'
import { trackWork } from '../../build/progress.ts'
import { projectRoot } from '../../build/projectRoot.ts'
import { SiteError } from '../../model/errors.ts'
import type { Extension } from '../findExtension.ts'
import { findStackPlace } from './loadModule.ts'

/**
 * Import the default export of a plugin or a feature that `site.ts` names. Content
 * folders outside the project use the project's packages.
 *
 * @param extension.kind for messages
 * @param extension.name as written in `site.ts`
 * @param extension.root absolute path of the content folder
 * @param use reads the export
 * @returns what `use` returns, and the absolute path of the module
 * @throws SiteError if the module or `use` throws
 */
export async function importExtension<Value>(
  extension: {
    readonly kind: 'plugin' | 'feature'
    readonly name: string
    readonly found: Extension
    readonly root: string
  },
  use: (exported: unknown) => Value
): Promise<{ readonly value: Value; readonly location: string }> {
  const { kind, name, found, root } = extension
  const shown = name.replace(/^\.\//, '')
  const importer = createImporter(root)
  try {
    return await trackWork('runs', shown, async () => {
      const location = found.isPackage
        ? fileURLToPath(
            importer.esmResolve(found.file, { try: true }) ??
              createImporter(projectRoot).esmResolve(found.file)
          )
        : found.file
      const exported = await importer.import(location, { default: true })
      return { value: use(exported), location }
    })
  } catch (error) {
    throw new SiteError(
      `The ${kind} can't be loaded: ${String(error).split('\n')[0]}`,
      {
        place: findStackPlace(error, `${root}/`) ?? { file: shown },
        remedy: 'Fix it, or remove it from site.ts.',
        cause: error
      }
    )
  }
}

/** @param folder absolute path from which packages are resolved */
function createImporter(folder: string) {
  return createJiti(`${folder}/site.ts`, {
    moduleCache: false,
    fsCache: false,
    alias: { '@toolbox/core': path.join(projectRoot, 'src/core') }
  })
}
