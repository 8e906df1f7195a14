import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { projectRoot } from '../build/projectRoot.ts'
import { findPackageName } from './findPackageName.ts'

const ENDINGS = [
  ...['', '.ts', '.tsx', '.js', '.jsx', '.mjs'],
  ...['/index.ts', '/index.tsx', '/index.js', '/index.jsx']
]

/** A module that `site.ts` names. */
interface Extension {
  /** Absolute; a package is named as the bundler resolves it. */
  readonly file: string
  readonly isPackage: boolean
}

/**
 * Find a module that `site.ts` names: a path from the content folder, or a
 * package of the content's or of the project.
 *
 * @param root absolute path of the content folder
 * @returns undefined when there is none
 */
export function findExtension(
  name: string,
  root: string
): Extension | undefined {
  if (name.startsWith('./')) {
    const file = ENDINGS.map(ending => path.join(root, name + ending)).find(
      candidate => statSync(candidate, { throwIfNoEntry: false })?.isFile()
    )
    return file === undefined ? undefined : { file, isPackage: false }
  }
  const manifest = findManifest(name, root)
  return manifest === undefined ? undefined : { file: name, isPackage: true }
}

/** A package need not export its manifest, so it is looked for in the folders. */
function findManifest(name: string, root: string): string | undefined {
  return listPackageFolders(name, root)
    .map(folder => path.join(folder, 'package.json'))
    .find(file => existsSync(file))
}

/**
 * List the folders where a package may be for a file of the content.
 *
 * @param name of a module in it; modules of Node have no folder
 * @param folder absolute path of the file's
 */
export function listPackageFolders(
  name: string,
  folder: string
): readonly string[] {
  return [folder, projectRoot]
    .flatMap(
      from => createRequire(path.join(from, 'any.ts')).resolve.paths(name) ?? []
    )
    .map(modules => path.join(modules, findPackageName(name)))
}
