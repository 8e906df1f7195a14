import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { packageRoot } from '../platform/packageRoot.ts'

const SUFFIXES = [
  ...['', '.ts', '.tsx', '.js', '.jsx', '.mjs'],
  ...['/index.ts', '/index.tsx', '/index.js', '/index.jsx']
]

/** A module named in `site.ts`. */
export interface SiteModule {
  /** An absolute path, or a package specifier for the bundler. */
  readonly file: string
  readonly isPackage: boolean
}

/**
 * Find a module named in `site.ts`: a path relative to the content folder, or a
 * package installed there or in the project.
 *
 * @param contentDir absolute path of the content folder
 * @returns undefined if it doesn't exist
 */
export function findSiteModule(
  name: string,
  contentDir: string
): SiteModule | undefined {
  if (name.startsWith('./')) {
    const file = SUFFIXES.map(suffix =>
      path.join(contentDir, name + suffix)
    ).find(candidate =>
      statSync(candidate, { throwIfNoEntry: false })?.isFile()
    )
    return file === undefined ? undefined : { file, isPackage: false }
  }
  // `..` would lead from a folder of packages to any other folder.
  if (/^[./]/.test(name)) return undefined
  const manifest = findManifest(name, contentDir)
  return manifest === undefined ? undefined : { file: name, isPackage: true }
}

/** Packages don't have to export their manifest, so search the folders. */
function findManifest(name: string, contentDir: string): string | undefined {
  return listPackageFolders(name, contentDir)
    .map(folder => path.join(folder, 'package.json'))
    .find(file => existsSync(file))
}

/**
 * List the folders where a package may be installed.
 *
 * @param name specifier of one of its modules; Node's own modules have no folder
 * @param folder absolute path of the importing file's folder
 */
export function listPackageFolders(
  name: string,
  folder: string
): readonly string[] {
  return [folder, packageRoot]
    .flatMap(
      from => createRequire(path.join(from, 'any.ts')).resolve.paths(name) ?? []
    )
    .map(modules => path.join(modules, findPackageName(name)))
}

/**
 * Find the name of the package in an import specifier.
 *
 * @param specifier a bare specifier
 * @example findPackageName('@scope/name/file.md') // '@scope/name'
 */
export function findPackageName(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
